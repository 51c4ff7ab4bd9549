import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { untilSomeoneWaits } from '../../testing/until-someone-waits'
import { beginDelivery, holdMail, insertMail } from './queries.server'

const { db } = await openTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const words = { subject: 'Uw bericht', html: '<p>Dag An</p>', text: 'Dag An' }
await insertMail(db, { key: 'test:1', recipient: 'an@example.be', ...words, dueAt: now })

test('a letter that another carrier looks at for a moment is waited for, not passed by', async () => {
  const begun = await beginDelivery(db, now)
  if (!begun) throw new Error('no letter is due')
  // PostgreSQL locks a letter before it sees that it is no longer due.
  const { held } = await db.transaction(async (looking) => {
    await looking.execute(sql`select 1 from mails for update`)
    const held = db.transaction((tx) => holdMail(tx, begun.mail))
    await Promise.race([held, untilSomeoneWaits(db)])
    return { held }
  })
  expect(await held).toBe(true)
})

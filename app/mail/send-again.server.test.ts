import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { listChanges } from '../journal/queries.server'
import { mailDue, postMail } from './outbox.server'
import { sendAgain } from './send-again.server'
import { mails } from './tables.server'

const { db } = await openTestDatabase()
const staff = { id: randomUUID(), name: 'Els' }
const asked: object[] = []
const jobs = {
  enqueue: async (_tx: object, job: object, data: object) => {
    asked.push({ job, data })
  },
}
const tools = { db, jobs, staff, now: () => new Date('2026-11-15T10:00:00Z') }

test('a letter that failed is sent again once, and the journal says who asked', async () => {
  const letter = { key: 'again', recipient: 'an@example.be', subject: 'Dag', html: '', text: 'Dag' }
  await postMail(db, { enqueue: async () => {} }, letter)
  await db.update(mails).set({ state: 'failed' })
  const [mail] = await db.select().from(mails).where(eq(mails.key, 'again'))
  const id = mail?.id ?? ''
  expect(await sendAgain(tools, id)).toBe(true)
  expect(await sendAgain(tools, id), 'it waits already').toBe(false)
  expect(await sendAgain(tools, 'nobody')).toBe(false)
  expect(asked).toEqual([{ job: mailDue, data: { mailId: id } }])
  expect(await listChanges(db, { kind: 'mail', id })).toMatchObject([
    { action: 'send-again', accountName: 'Els' },
  ])
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import {
  listBadges,
  listPropertyTypes,
  listTypeNames,
  saveBadges,
  savePropertyTypes,
} from './look-up-queries.server'
import { badges } from './look-up-tables.server'

const { db } = await openTestDatabase()

test('[3.09] types come in the order of the agency, not in that of their numbers', async () => {
  await savePropertyTypes(db, [
    { webId: 71, name: { nl: 'Huis' }, showOrder: -1 },
    { webId: 72, name: { nl: 'Kasteel' }, showOrder: -3 },
    { webId: 73, name: { nl: 'Molen' }, showOrder: -2 },
  ])
  for (const list of [listPropertyTypes, listTypeNames]) {
    expect((await list(db)).slice(0, 3).map(({ webId }) => webId)).toEqual([72, 73, 71])
  }
})

test('[3.04] the name and colour that the agency gave to a badge stay when the feed names it', async () => {
  const told = { code: 20, name: { nl: 'Open huis', fr: 'Portes ouvertes' } }
  await saveBadges(db, [told])
  await db
    .update(badges)
    .set({ name: { nl: 'Kijkdag' }, color: 'brick' })
    .where(eq(badges.code, 20))
  await saveBadges(db, [{ ...told, color: 'moss' }])
  expect((await listBadges(db)).find(({ code }) => code === 20)).toMatchObject({
    name: { nl: 'Kijkdag', fr: 'Portes ouvertes' },
    color: 'brick',
  })
})

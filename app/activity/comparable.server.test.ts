import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { insertAccount } from '../accounts/queries.server'
import { comparableTo, giveToOwner } from '../properties/owned/owned-queries.server'
import { aProperty, insertProperties } from '../properties/testing'

const { db } = await openTestDatabase()
const now = new Date('2026-11-16T06:00:00Z')

test('[6.02] the price of a business is not compared with rents', async () => {
  const shop = { goal: 'rent', type: 6, zip: '8800', publishedAt: now } as const
  await insertProperties(db, [
    aProperty({ ...shop, id: 91, goalNumber: 2 }),
    aProperty({ ...shop, id: 92, goalNumber: 2 }),
    aProperty({ ...shop, id: 93, goalNumber: 1 }),
    aProperty({ ...shop, id: 94, goalNumber: 1 }),
  ])
  const account = await insertAccount(db, {
    email: 'mine@example.be',
    name: 'Nora Peeters',
    role: 'owner',
    language: 'fr',
    createdAt: now,
    passwordHash: 'x',
  })
  const owner = account?.id ?? ''
  await giveToOwner(db, owner, [91, 93])
  const ids = async (id: number) =>
    (await comparableTo(db, { ownerId: owner, propertyId: id }, now)).map((each) => each.id)
  expect(await ids(91)).toEqual([92])
  expect(await ids(93)).toEqual([94])
})

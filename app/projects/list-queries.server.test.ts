import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { aProperty, insertProperties } from '../properties/testing'
import { listProjectCards } from './list-queries.server'
import { projects } from './tables.server'

const { db } = await openTestDatabase()

type New = typeof projects.$inferInsert
const aProject = (id: number, wish: Partial<New> = {}): New => ({
  id,
  number: `P${id}`,
  goal: 'sale',
  statedStatus: 'active',
  status: 'active',
  title: { nl: `Project ${id}` },
  street: 'Kaai',
  houseNumber: '1',
  zip: '3000',
  city: 'Leuven',
  publishAddress: true,
  webId: 2,
  priceMinCents: 31_200_000,
  publishedAt: new Date(2026, 0, id),
  changedAt: new Date(2026, 0, id),
  ...wish,
})

test('without projects there is an empty page', async () => {
  expect(await listProjectCards(db, undefined, 1, 'nl')).toEqual({ cards: [], total: 0 })
})

test('[2.34] projects stand by goal, the sold-out ones last, with what is still free', async () => {
  await db
    .insert(projects)
    .values([
      aProject(1),
      aProject(2, { status: 'sold-out' }),
      aProject(3, { goal: 'rent' }),
      aProject(4, { isPublished: false }),
      aProject(5, { hiddenAt: new Date() }),
    ])
  const unit = { list: 'projects', projectId: 1 } as const
  await insertProperties(db, [
    aProperty(unit),
    aProperty({ ...unit, status: 'sold' }),
    aProperty({ ...unit, status: 'withdrawn', list: null }),
  ])
  const ids = async (goal?: 'sale' | 'rent') =>
    (await listProjectCards(db, goal, 1, 'nl')).cards.map(({ id }) => id)
  expect(await ids()).toEqual([3, 1, 2])
  expect(await ids('sale')).toEqual([1, 2])
  expect(await ids('rent')).toEqual([3])

  const { cards, total } = await listProjectCards(db, 'sale', 1, 'nl')
  expect(total).toBe(2)
  expect(cards[0]).toMatchObject({ title: 'Project 1', units: { total: 2, free: 1 } })
})

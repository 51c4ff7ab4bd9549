import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { findCard } from '../properties/queries.server'
import { deletePropertiesHiddenBefore } from '../properties/stored/write-queries.server'
import { aFeedProject, aFeedProperty } from './testing'
import { morning, openTestImport, properties } from './testing.server'

const { db } = await openTestDatabase()
const { take, news, empty, stock } = await openTestImport(db)

beforeEach(empty)

test('[7.01] a record of which nobody knows the id removes no other property', async () => {
  await take(properties(10))
  const report = await take([
    ...properties(9),
    { ...aFeedProperty({ ID: 10 }), ID: 'ten' },
    'rubbish',
  ])
  expect(report.counts.properties).toMatchObject({ hidden: 0, refused: 2 })
  expect((await stock()).filter(({ hidden }) => hidden)).toEqual([])
})

test('[7.01] a run that would remove more than a fifth is held back', async () => {
  await take(properties(10))
  const report = await take(properties(7, { Price: 1 }))
  expect(report).toMatchObject({
    outcome: 'held-back',
    counts: { leaving: { shown: 10, leaving: 3 }, properties: { changed: 0, hidden: 0 } },
  })
  expect((await stock()).every(({ version, hidden }) => version === 1 && !hidden)).toBe(true)
  expect((await take(properties(8))).outcome).toBe('applied')
})

test('[7.01] properties that all turn inactive are held back as well, unless forced', async () => {
  await take(properties(10))
  expect((await take(properties(10, { Status: 5 }))).outcome).toBe('held-back')
  expect(await findCard(db, 1)).toBeDefined()
  expect((await take(properties(10, { Status: 5 }), { isForced: true })).outcome).toBe('applied')
  expect(await findCard(db, 1)).toBeUndefined()
})

test('[7.01] an empty feed or one without records changes nothing', async () => {
  await take(properties(3))
  expect((await take([])).outcome).toBe('empty')
  expect((await take({ properties: [], projects: [] })).outcome).toBe('empty')
  expect((await take({ properties: [], projects: [aFeedProject({ ID: 1 })] })).outcome).toBe(
    'held-back',
  )
  expect((await stock()).some(({ hidden }) => hidden)).toBe(false)
})

test('[7.01] a feed of projects alone removes no properties', async () => {
  await take(properties(3))
  const { counts } = await take({ projects: [aFeedProject({ ID: 9 })] })
  expect([counts.projects.added, counts.properties.hidden]).toEqual([1, 0])
})

test('[7.01] a property that leaves is hidden, comes back as itself, and goes after thirty days', async () => {
  await take(properties(10))
  expect((await take(properties(9))).counts.properties.hidden).toBe(1)
  expect(await findCard(db, 10)).toBeUndefined()

  news.length = 0
  await take(properties(10))
  expect((await findCard(db, 10))?.('nl').id).toBe(10)
  expect(news).toEqual([{ propertyId: 10, kind: 'back' }])

  await take(properties(9))
  await deletePropertiesHiddenBefore(db, morning)
  expect(await stock()).toHaveLength(10)
  await deletePropertiesHiddenBefore(db, new Date(morning.getTime() + 1))
  expect(await stock()).toHaveLength(9)
})

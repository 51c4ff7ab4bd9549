import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from '../app/files/file-store.server'
import { badgeColors } from '../app/properties/look-ups/badge'
import {
  listBadges,
  listCities,
  listPropertyTypes,
} from '../app/properties/look-ups/look-up-queries.server'
import { findCard, listNewestCards } from '../app/properties/queries.server'
import { openTestDatabase } from '../testing/test-database'
import { plantDemoProperties } from './plant-demo-properties'

const { db } = await openTestDatabase()
const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-demo-')))
const morning = new Date('2026-11-15T08:00:00Z')
const report = await plantDemoProperties(db, files, morning)

test('[7.01, 3.01] the demo agency comes in through the feed, whole', () => {
  const { properties, projects } = report.counts
  expect([properties.refused, projects.refused]).toEqual([0, 0])
  expect(properties.added).toBeGreaterThan(250)
  expect(projects.added).toBeGreaterThan(3)
})

test('a picture that is lost leaves its property with the others', async () => {
  const lost = report.problems.filter(({ problem }) => problem === 'unreachable')
  expect(lost.map(({ field }) => field)).toEqual(['seed:interior-lost-01.webp'])
  const card = (await findCard(db, lost[0]?.id ?? 0))?.('nl')
  expect(card?.pictures.length).toBeGreaterThan(1)
})

test('[9.21, 3.10] eighteen properties in one town, nineteen in another', async () => {
  const counts = (await listCities(db)).map(({ propertyCount }) => propertyCount)
  expect(counts).toContain(18)
  expect(counts).toContain(19)
})

test('[3.09] seven types in their order, with what is on offer of each', async () => {
  const types = await listPropertyTypes(db)
  expect(types.map(({ webId }) => webId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(types.map(({ showOrder }) => showOrder)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(types.map(({ name }) => name.nl)).toEqual([
    'Villa/Woning/Hoeve',
    'Appartement',
    'Studio',
    'Grond',
    'Opbrengsteigendom',
    'Handelspand',
    'Garage/parking',
  ])
  for (const { name, isForSale, isForRent, saleCount, rentCount } of types) {
    expect(Object.keys(name).sort()).toEqual(['de', 'en', 'fr', 'nl'])
    expect([saleCount > 0, rentCount > 0], name.nl).toEqual([isForSale, isForRent])
  }
})

test('[3.04] badges have a name in every language, and a colour', async () => {
  const badges = await listBadges(db)
  expect(badges.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 20])
  for (const { code, name, color } of badges) {
    if (code > 0) expect(Object.keys(name).sort()).toEqual(['de', 'en', 'fr', 'nl'])
    expect(badgeColors).toContain(color)
  }
})

test('units have their address under their project', async () => {
  const [unit] = await listNewestCards(db, 'projects', 'fr', 1)
  expect(unit?.project).toMatchObject({ id: expect.any(Number), title: expect.any(String) })
})

test('planting again changes nothing', async () => {
  const again = await plantDemoProperties(db, files, morning)
  expect(again.counts.properties).toMatchObject({ added: 0, changed: 0, hidden: 0 })
  expect(again.counts.files.fetched).toBe(0)
})

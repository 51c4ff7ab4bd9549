import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { propertyDetails } from '../../properties/stored/property-details'
import { aProperty, insertProperties } from '../../properties/testing'
import { listLacking, mentionsCommand } from './mentions-command.server'
import { openRuleBook } from './open-rule-book.server'

const details = propertyDetails.parse({ energy: { certificate: '20230412-1', total: 17_600 } })
const walloon = { zip: '5000', energyPerformance: 312, details }
const { db } = await openTestDatabase()
const tools = { db, now: () => new Date('2026-11-15T10:00:00Z') }

test('the command names each property and what it lacks; sold and foreign properties lack nothing', async () => {
  await openRuleBook(db)
  expect(await mentionsCommand(tools)).toBe('Every advertisement says what the law wants.')
  const bare = aProperty({ ...walloon, energyLabel: null, reference: 'BK-7' })
  const sold = aProperty({ status: 'sold', list: 'realisations' })
  const abroad = aProperty({ countryId: 33, list: 'abroad', zip: '06000' })
  await insertProperties(db, [bare, sold, abroad])
  expect(await mentionsCommand(tools)).toBe(`${bare.id} BK-7: energy`)
})

const lacking = async (today = '2026-11-15') => {
  const found = await listLacking({ db, now: () => new Date(`${today}T10:00:00Z`) })
  return found.map(({ id, missing }) => [id, missing.map(({ mention }) => mention).join(' ')])
}
const judged = async () =>
  (await db.execute<{ version: number }>(sql`select version from judged_properties`)).rows

async function onlyProperty(wish: Parameters<typeof aProperty>[0]) {
  await db.execute(sql`truncate properties cascade`)
  const property = aProperty({ ...walloon, energyLabel: 'c', ...wish })
  await insertProperties(db, [property])
  return property.id
}

test('a judgement is kept until the property changes', async () => {
  const id = await onlyProperty({})
  expect(await lacking()).toEqual([])
  await db.execute(sql`update properties set energy_label = null`)
  expect(await lacking()).toEqual([])
  await db.execute(sql`update properties set version = version + 1`)
  expect(await lacking()).toEqual([[id, 'energy']])
  expect(await judged()).toEqual([{ version: 2 }])
  await db.execute(sql`update properties set status = 'sold', version = version + 1`)
  expect(await lacking()).toEqual([])
})

test('or the rules change, as soon as they do', async () => {
  const id = await onlyProperty({ energyLabel: null })
  expect(await lacking()).toEqual([[id, 'energy']])
  await db.execute(sql`update rules set low = 0, high = 0 where rule = 'mention-energy'`)
  expect(await lacking()).toEqual([])
  await db.execute(sql`update rules set low = 1, high = 1 where rule = 'mention-energy'`)
  expect(await lacking()).toEqual([[id, 'energy']])
})

test('or its flood report is a year old', async () => {
  const details = propertyDetails.parse({
    environment: { pScore: 'A', gScore: 'A', floodReport: '2026-02-28', asbestos: { nl: 'Ja' } },
    planning: { permit: 'Vg', zoning: 'Wg', summons: 'Gmo', preemption: 'Gvkr', allotment: 'Gvv' },
  })
  const id = await onlyProperty({
    zip: '3200',
    details,
    energyPerformance: 200,
    publishAddress: true,
  })
  expect(await lacking()).toEqual([])
  expect(await lacking('2027-02-28')).toEqual([])
  expect(await lacking('2027-03-01')).toEqual([[id, 'flood-report']])
})

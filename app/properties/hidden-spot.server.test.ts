import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { hiddenRadius, type Spot } from './shown/shown-place'

const { db } = await openTestDatabase()
const leuven: Spot = { x: 4.70093, y: 50.87959 }

async function spots(property: Spot, kind = 'property') {
  const { rows } = await db.execute<{ spot: Spot }>(sql`
    select f_hidden_spot(${kind}, id, ${property.x}, ${property.y}) as spot from generate_series(1, 500) as id`)
  return rows.map(({ spot }) => spot)
}

function metresApart(one: Spot, other: Spot): number {
  const north = (one.y - other.y) * 111_320
  const east = (one.x - other.x) * 111_320 * Math.cos((one.y * Math.PI) / 180)
  return Math.hypot(north, east)
}

test.each([
  ['Leuven', leuven],
  ['the north of Norway', { x: 25.78, y: 71.17 }],
  ['south of the equator', { x: -70.9, y: -53.16 }],
])('[5.11] a hidden property in %s is well inside its circle', async (_, property) => {
  const distances = (await spots(property)).map((spot) => metresApart(spot, property))
  expect(Math.max(...distances)).toBeLessThan(hiddenRadius * 0.85)
})

test('[5.11] the centres are spread evenly around the properties', async () => {
  const centres = await spots(leuven)
  const distances = centres.map((spot) => metresApart(spot, leuven))
  const nearHalf = distances.filter((metres) => metres < (320 * Math.SQRT2) / 2)
  expect(nearHalf.length).toBeGreaterThan(200)
  expect(nearHalf.length).toBeLessThan(300)
  expect(centres.filter(({ x }) => x > leuven.x).length).toBeGreaterThan(200)
  expect(centres.filter(({ y }) => y > leuven.y).length).toBeGreaterThan(200)
})

test('[5.11] the same property has the same circle every time, another one has another', async () => {
  const first = await spots(leuven)
  expect(await spots(leuven)).toEqual(first)
  expect(new Set(first.map((spot) => JSON.stringify(spot))).size).toBeGreaterThan(450)
  expect((await spots(leuven, 'project'))[0]).not.toEqual(first[0])
})

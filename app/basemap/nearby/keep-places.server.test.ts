import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { placesCommand } from './keep-places.server'
import { nearPlace } from './near.server'
import type { KeptPlace } from './nearby-place'
import { nearestPlaces, replaceNearbyPlaces } from './queries.server'

const { db } = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-places-'))

async function fileWith(name: string, text: string) {
  const place = path.join(folder, name)
  await writeFile(place, text)
  return place
}

const collection = (features: [number, number, object][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(([x, y, properties]) => {
      return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [x, y] } }
    }),
  })

const spot = { latitude: 50.88, longitude: 4.7, radius: null }
const good = collection([
  [4.7, 50.884, { amenity: 'school', name: 'De Linde', 'name:fr': 'Le Tilleul' }],
  [4.701, 50.88, { highway: 'bus_stop', name: 'Kerk' }],
  [4.7012, 50.8801, { highway: 'bus_stop', name: 'Kerk' }],
  [4.9, 50.88, { railway: 'station', name: 'Ver' }],
])

test('a file is kept, the nearest of it are told, and a bad file changes nothing', async () => {
  const none = await nearPlace(db, spot, 'nl')
  expect(none).toEqual([])
  const kept = await placesCommand(db, [await fileWith('good.geojson', good)])
  expect(kept).toContain('school: 1, station: 1, stop: 2')
  const near = await nearPlace(db, spot, 'fr')
  expect(near).toMatchObject([
    { kind: 'school', places: [{ name: 'Le Tilleul', metres: 440, walkMetres: 570 }] },
    { kind: 'stop', places: [{ name: 'Kerk', metres: 70, walkMinutes: 2 }] },
  ])
  const bad = await fileWith('bad.geojson', good.slice(0, -10))
  await expect(placesCommand(db, [bad])).rejects.toThrow(
    'bad.geojson is not kept: it is no JSON, or it is truncated.',
  )
  expect(await nearPlace(db, spot, 'fr')).toEqual(near)
  expect(await placesCommand(db, [])).toContain('stop: 2')

  await placesCommand(db, ['--remove'])
  expect(await nearPlace(db, spot, 'fr')).toEqual([])
})

const place = fc.record({
  kind: fc.constantFrom('school' as const, 'shop' as const),
  name: fc
    .string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' })
    .map((name) => ({ '': name })),
  spot: fc.record({
    x: fc.double({ min: 4.6, max: 4.8, noNaN: true }),
    y: fc.double({ min: 50.8, max: 50.95, noNaN: true }),
  }),
})

test('the nearest by the index is the nearest, and the index is used', async () => {
  const [places = []] = fc.sample(fc.array(place, { minLength: 3000, maxLength: 3000 }), {
    numRuns: 1,
    seed: 7,
  })
  await db.transaction((all) => replaceNearbyPlaces(all, places satisfies KeptPlace[]))
  const found = await nearestPlaces(db, { x: 4.7, y: 50.88 }, 8)
  const { rows: nearest } = await db.execute<{ kind: string; km: number }>(sql`
    select kind, min(f_kilometres(spot, point(4.7, 50.88))) as km from nearby_places group by kind`)
  expect(nearest).toHaveLength(2)
  for (const { kind, km } of nearest) {
    expect(found.find((each) => each.kind === kind)?.km, kind).toBe(km)
  }
  await db.execute(sql`analyze nearby_places`)
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select * from nearby_places where kind = 'school'
    order by flat <-> point(331.5, 5663.9) limit 8`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('nearby_places_nearest')
})

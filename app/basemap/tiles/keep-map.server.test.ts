import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawnMap } from '../../../testing/map/map-file'
import { openTestDatabase } from '../../../testing/test-database'
import { openFileStore } from '../../files/file-store.server'
import { findMapFile } from '../queries.server'
import { mapCommand } from './keep-map.server'

const { db } = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-map-'))
const files = openFileStore(path.join(folder, 'files'))

async function keep(bytes: Uint8Array): Promise<string> {
  const place = path.join(folder, 'given.pmtiles')
  await writeFile(place, bytes)
  return mapCommand({ db, files }, [place])
}

test('a map of streets is kept, and the newest is drawn', async () => {
  expect(await mapCommand({ db, files }, [])).toContain('No map with streets is kept.')
  expect(await keep(drawnMap())).toBe('Kept. Our own map has 1 MB and goes from zoom 8 to 15.')
  const first = await findMapFile(db)
  expect(first).toMatchObject({ minZoom: 8, maxZoom: 15, bounds: [4.66, 50.86, 4.74, 50.9] })
  expect(await files.stat(first?.file ?? '')).toMatchObject({ size: first?.bytes })

  for (const zoom of [14, 13, 12]) await keep(drawnMap({ zooms: [8, zoom] }))
  expect(await findMapFile(db)).toMatchObject({ maxZoom: 12 })
  expect(await files.stat(first?.file ?? '')).toBeUndefined()
  await keep(drawnMap())
  expect(await findMapFile(db)).toEqual(first)

  expect(await mapCommand({ db, files }, ['--remove'])).toContain('built-in')
  expect(await findMapFile(db)).toBeUndefined()
  expect(await files.stat(first?.file ?? '')).toBeUndefined()
})

const layersOf = (...names: string[]) => ({ vector_layers: names.map((id) => ({ id })) })
const ours = ['earth', 'landuse', 'water', 'roads', 'places']
const small = drawnMap({ zooms: [10, 12] })
const versionTwo = Buffer.from(small)
versionTwo[7] = 2
const garbled = Buffer.from(small)
garbled.fill(0, 127, 400)

const refused: [string, Buffer, RegExp][] = [
  ['nothing', Buffer.alloc(0), /it is no PMTiles file/],
  ['another kind of file', Buffer.from('%PDF-1.7 and more'), /it is no PMTiles file/],
  ['an older version', versionTwo, /it is version 2 of PMTiles, and we read version 3/],
  ['a head alone', small.subarray(0, 60), /truncated: its head is not whole/],
  ['a file that broke off', small.subarray(0, -100), /truncated: \d+ bytes were promised, \d+ are/],
  ['a file that broke off early', small.subarray(0, 127), /it is damaged|truncated/],
  ['a garbled one', garbled, /it is damaged: its directory cannot be read/],
  ['pictures', drawnMap({ zooms: [10, 12], tileType: 2 }), /pictures, not vector tiles/],
  [
    'another country',
    drawnMap({ bounds: [7, 46, 7.2, 46.2], zooms: [8, 12] }),
    /it holds another country: 7, 46/,
  ],
  [
    'a neighbour whose bounds reach over ours',
    drawnMap({ bounds: [2.6, 49.5, 6.4, 51.5], zooms: [8, 12], tiles: [2.6, 49.5, 2.7, 49.6] }),
    /another country: there is nothing in its Belgian part/,
  ],
  ['no streets', drawnMap({ zooms: [6, 9] }), /it ends at zoom 9: streets need 12/],
  [
    'OpenMapTiles',
    drawnMap({ zooms: [10, 12], metadata: layersOf('water', 'transportation') }),
    /made by OpenMapTiles, and we draw Protomaps schema 4/,
  ],
  [
    'Shortbread',
    drawnMap({ zooms: [10, 12], metadata: layersOf('streets', 'street_polygons') }),
    /made by Shortbread/,
  ],
  [
    'the schema before ours',
    drawnMap({ zooms: [10, 12], metadata: layersOf(...ours, 'transit') }),
    /made by Protomaps schema 3/,
  ],
  [
    'the schema after ours',
    drawnMap({ zooms: [10, 12], metadata: { version: '5.0.0', ...layersOf(...ours) } }),
    /Protomaps schema 5, and we draw schema 4/,
  ],
  [
    'a map that lacks layers',
    drawnMap({ zooms: [10, 12], metadata: layersOf('earth', 'water') }),
    /lacks layers of Protomaps schema 4: landuse, roads, places/,
  ],
]

test.each(refused)('refused by name, and the old map stays: %s', async (_, bytes, reason) => {
  await keep(drawnMap())
  const before = await findMapFile(db)
  await expect(keep(bytes)).rejects.toThrow(reason)
  expect(await findMapFile(db)).toEqual(before)
  expect(await files.stat(before?.file ?? '')).toBeDefined()
})

test('a file that is not there is told as such', async () => {
  await expect(mapCommand({ db, files }, [path.join(folder, 'none')])).rejects.toThrow(/ENOENT/)
})

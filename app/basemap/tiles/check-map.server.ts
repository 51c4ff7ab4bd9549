import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { TileType } from 'pmtiles'
import * as z from 'zod'
import { type Bounds, belgium, deepestZoom, type MapFile } from './map-file'
import {
  openTileArchive,
  type PartReader,
  type TileArchive,
  unpackTile,
} from './tile-archive.server'

type Facts = Omit<MapFile, 'file'>
type Checked = { outcome: 'fits'; facts: Facts } | { outcome: 'refused'; reason: string }

const headerLength = 127
/** Node reads a file of up to 2 GiB in one go; Belgium to its houses is a quarter of that. */
const largest = 2 * 1024 ** 3 - 1
/** Below it a tile has no streets. */
const streetZoom = 12
const needed = ['earth', 'landuse', 'water', 'roads', 'places']
/** Layers by which a map of another make is known. */
const otherMakes: [name: string, layer: string][] = [
  ['OpenMapTiles', 'transportation'],
  ['Shortbread', 'street_polygons'],
  ['Mapbox Streets', 'road'],
  ['Protomaps schema 3', 'physical_line'],
  ['Protomaps schema 3', 'transit'],
]

const metadata = z.looseObject({
  version: z.string().optional(),
  vector_layers: z.array(z.looseObject({ id: z.string() })).default([]),
})

/** Whether a file is a map that we can draw, and if not, why. Read in parts: it is large. */
export async function checkMap(bytes: number, read: PartReader): Promise<Checked> {
  try {
    return { outcome: 'fits', facts: await factsOf(bytes, read) }
  } catch (error) {
    if (error instanceof Unfit) return { outcome: 'refused', reason: error.message }
    throw error
  }
}

class Unfit extends Error {}

async function factsOf(bytes: number, read: PartReader): Promise<Facts> {
  if (bytes > largest) throw new Unfit('it is larger than 2 GB: cut a smaller part')
  const start = Buffer.from(await read(0, Math.min(bytes, headerLength)))
  if (start.toString('latin1', 0, 7) !== 'PMTiles') throw new Unfit('it is no PMTiles file')
  const version = start[7]
  if (version !== 3) throw new Unfit(`it is version ${version} of PMTiles, and we read version 3`)
  if (start.length < headerLength) throw new Unfit('it is truncated: its head is not whole')
  const archive = openTileArchive('checked', read)
  const header = await archive.header().catch(broken('its directory cannot be read'))
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ]
  if (Math.max(...ends) > bytes) {
    throw new Unfit(`it is truncated: ${Math.max(...ends)} bytes were promised, ${bytes} are there`)
  }
  if (header.tileType !== TileType.Mvt) throw new Unfit('it holds pictures, not vector tiles (mvt)')
  if (header.tileCompression > 2) {
    throw new Unfit('its tiles are packed otherwise than with gzip')
  }
  const bounds: Bounds = [header.minLon, header.minLat, header.maxLon, header.maxLat]
  const common = commonPart(bounds, belgium)
  if (!common) throw new Unfit(`it holds another country: ${bounds.join(', ')}`)
  await checkLayers(archive)
  const { minZoom, maxZoom } = header
  if (maxZoom < streetZoom) {
    throw new Unfit(`it ends at zoom ${maxZoom}: streets need ${streetZoom} at least`)
  }
  await checkMiddle(archive, common, Math.min(maxZoom, streetZoom))
  return { bytes, bounds, minZoom, maxZoom: Math.min(maxZoom, deepestZoom) }
}

async function checkLayers(archive: TileArchive) {
  const told = metadata.safeParse(
    await archive.metadata().catch(broken('its description cannot be read')),
  )
  if (!told.success) throw new Unfit('its description does not name its layers')
  const names = told.data.vector_layers.map(({ id }) => id)
  const [other] = otherMakes.find(([, layer]) => names.includes(layer)) ?? []
  if (other) throw new Unfit(`it is made by ${other}, and we draw Protomaps schema 4`)
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new Unfit(`it lacks layers of Protomaps schema 4: ${missing.join(', ')}`)
  }
  const major = told.data.version?.split('.')[0]
  if (major !== undefined && major !== '4') {
    throw new Unfit(`it is Protomaps schema ${major}, and we draw schema 4`)
  }
}

/** A neighbour's bounds may reach over ours; its tiles do not. */
async function checkMiddle(archive: TileArchive, [west, south, east, north]: Bounds, zoom: number) {
  const at = tileAt((west + east) / 2, (south + north) / 2, zoom)
  const tile = await archive.tile(zoom, at.x, at.y).catch(broken('a directory cannot be read'))
  if (!tile) throw new Unfit('it holds another country: there is nothing in its Belgian part')
  await unpackTile(tile)
    .then((plain) => Object.keys(new VectorTile(new PbfReader(plain)).layers))
    .catch(broken('a tile cannot be read'))
}

function tileAt(longitude: number, latitude: number, zoom: number) {
  const angle = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * 2 ** zoom
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom
  return { x: Math.floor(x), y: Math.floor(y) }
}

function commonPart(one: Bounds, other: Bounds): Bounds | undefined {
  const west = Math.max(one[0], other[0])
  const south = Math.max(one[1], other[1])
  const east = Math.min(one[2], other[2])
  const north = Math.min(one[3], other[3])
  return west < east && south < north ? [west, south, east, north] : undefined
}

function broken(what: string) {
  return (error: unknown): never => {
    if (isOfSystem(error)) throw error
    throw new Unfit(`it is damaged: ${what}`)
  }
}

/** The disk failed, not the file. */
const isOfSystem = (error: unknown) => typeof (error as NodeJS.ErrnoException).syscall === 'string'

import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection } from 'geojson'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'
import { drawnTown, type Layers } from './drawn-town'

type Point = [number, number]
type Wish = {
  bounds?: [west: number, south: number, east: number, north: number]
  zooms?: [first: number, last: number]
  layers?: Layers
  metadata?: object
  tileType?: number
  /** Where there are tiles, if not in all of the bounds. */
  tiles?: [west: number, south: number, east: number, north: number]
}

/** A small map of a few streets that do not exist, around 50.88 N 4.70 E, as Protomaps would make it. */
export function drawnMap(wish: Wish = {}): Buffer {
  const { bounds = [4.66, 50.86, 4.74, 50.9], zooms = [8, 15], tileType = 1 } = wish
  const layers = wish.layers ?? drawnTown(bounds)
  const vector_layers = Object.keys(layers).map((id) => ({ id, fields: {} }))
  const metadata = wish.metadata ?? { name: 'Drawn', version: '4.12.0', vector_layers }
  const tiles = tilesOf(layers, wish.tiles ?? bounds, zooms)
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const root = gzipSync(directoryOf(tiles))
  const told = gzipSync(JSON.stringify(metadata))
  const head = Buffer.alloc(127)
  head.write('PMTiles', 'latin1')
  head[7] = 3
  const tileOffset = 127 + root.length + told.length
  const places = [127, root.length, 127 + root.length, told.length]
  const numbers = [...places, tileOffset, 0, tileOffset, data.length]
  for (const [at, value] of [...numbers, tiles.length, tiles.length, tiles.length].entries()) {
    head.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  }
  head.set([1, 2, 2, tileType, ...zooms], 96)
  const [west, south, east, north] = bounds
  for (const [at, degrees] of [west, south, east, north].entries()) {
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  }
  return Buffer.concat([head, root, told, data])
}

type Tile = { id: number; bytes: Buffer }

function tilesOf(layers: Layers, [west, south, east, north]: number[], zooms: number[]): Tile[] {
  const [first = 0, last = 0] = zooms
  const cut = Object.entries(layers).map(([name, features]) => {
    const options = { maxZoom: last, indexMaxZoom: 0, buffer: 64, tolerance: 1 }
    const collection: FeatureCollection = { type: 'FeatureCollection', features }
    return { name, tiles: new GeoJSONVT(collection, options) }
  })
  const found: Tile[] = []
  for (let zoom = first; zoom <= last; zoom += 1) {
    const [left, top] = tileAt(west ?? 0, north ?? 0, zoom)
    const [right, bottom] = tileAt(east ?? 0, south ?? 0, zoom)
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const inTile = cut.flatMap(({ name, tiles }) => {
          const tile = tiles.getTile(zoom, x, y)
          return tile ? [[name, tile] as const] : []
        })
        const bytes = fromGeojsonVt(Object.fromEntries(inTile), { version: 2, extent: 4096 })
        found.push({ id: zxyToTileId(zoom, x, y), bytes: gzipSync(bytes) })
      }
    }
  }
  return found.sort((one, other) => one.id - other.id)
}

function directoryOf(tiles: Tile[]): Uint8Array {
  const pen = new PbfWriter()
  pen.writeVarint(tiles.length)
  for (const [at, { id }] of tiles.entries()) pen.writeVarint(id - (tiles[at - 1]?.id ?? 0))
  for (const _ of tiles) pen.writeVarint(1)
  for (const { bytes } of tiles) pen.writeVarint(bytes.length)
  let offset = 0
  for (const { bytes } of tiles) {
    pen.writeVarint(offset + 1)
    offset += bytes.length
  }
  return pen.finish()
}

function tileAt(longitude: number, latitude: number, zoom: number): Point {
  const angle = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * 2 ** zoom
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom
  return [Math.floor(x), Math.floor(y)]
}

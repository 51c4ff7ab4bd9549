import { Hono } from 'hono'
import type { PlacePictures } from '../app/basemap/drawing/place-picture.server'
import type { KeptTiles } from '../app/basemap/tiles/kept-tiles.server'
import { deepestZoom, fileOfHash } from '../app/basemap/tiles/map-file'
import { unpackTile } from '../app/basemap/tiles/tile-archive.server'
import type { KeptFiles } from './kept-files'

const lasting = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const number = '[0-9]{1,5}'
const tileAddress = `/tiles/:hash/:z{${number}}/:x{${number}}/:y{${number}\\.mvt}`

/** Our own map, tile by tile, and as drawings. Addresses name their content: they are kept for a year. */
export function mapRoutes(tiles: KeptTiles, pictures: PlacePictures, kept?: KeptFiles) {
  const routes = new Hono()

  routes.get('/places/:name', async (c) => {
    const name = c.req.param('name')
    const drawing = await pictures(name)
    if (!drawing) return c.text('No such map', 404)
    const etag = `"${name.slice(-20, -4)}"`
    const headers = { ...lasting, etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    // As a page of its own it runs nothing and fetches nothing.
    const policy = "default-src 'none'; style-src 'unsafe-inline'"
    return c.body(drawing, 200, {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': policy,
    })
  })

  routes.get(tileAddress, async (c) => {
    const { hash, z, x, y } = c.req.param()
    const [zoom, column, row] = [Number(z), Number(x), Number.parseInt(y, 10)]
    const file = fileOfHash(hash)
    const isPlace = zoom <= deepestZoom && column < 2 ** zoom && row < 2 ** zoom
    const archive = file && isPlace ? await tiles.archive(file) : undefined
    if (!archive) return c.text('No such tile', 404)
    const etag = `"${hash.slice(0, 16)}-${zoom}-${column}-${row}"`
    const headers = { ...lasting, etag, vary: 'accept-encoding' }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const tile = await archive.tile(zoom, column, row)
    if (!tile) return c.body(null, 204, headers)
    const sent = { ...headers, 'content-type': 'application/vnd.mapbox-vector-tile' }
    const takesPacked = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const isPacked = tile.isPacked && takesPacked
    const told = isPacked ? { ...sent, 'content-encoding': 'gzip' } : sent
    const bytes = isPacked ? tile.bytes : new Uint8Array(await unpackTile(tile))
    kept?.keep(c.req.path, c.req.raw, { headers: told, bytes: Buffer.from(bytes.buffer) })
    return c.body(bytes, 200, told)
  })
  return routes
}

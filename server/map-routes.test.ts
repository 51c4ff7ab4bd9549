import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { Hono } from 'hono'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { openPlacePictures, placePicture } from '../app/basemap/drawing/place-picture.server'
import { openKeptTiles } from '../app/basemap/tiles/kept-tiles.server'
import { tilesPath } from '../app/basemap/tiles/map-file'
import { openFileStore } from '../app/files/file-store.server'
import { createSigner } from '../app/web/signed-link.server'
import { drawnMap } from '../testing/map/map-file'
import { mapRoutes } from './map-routes'

const files = openFileStore(await mkdtemp(path.join(tmpdir(), 'baksteen-tiles-')))
const file = await files.keep('maps', drawnMap(), 'pmtiles')
const tiles = openKeptTiles(files)
const signer = createSigner('secret')
const site = new Hono().route('/map', mapRoutes(tiles, openPlacePictures(signer, tiles)))
const at = (z: number, x: number, y: number | string) =>
  tilesPath(file).replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
const ask = (address: string, headers = {}) => site.request(address, { headers })
/** Over the drawn town. */
const middle = at(14, 8405, 5493)

test('a tile comes packed, for a year, and holds the streets', async () => {
  const answer = await ask(middle, { 'accept-encoding': 'gzip, br' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  })
  const packed = Buffer.from(await answer.arrayBuffer())
  const tile = new VectorTile(new PbfReader(gunzipSync(packed)))
  expect(tile.layers.roads?.length).toBeGreaterThan(3)
  const plain = await ask(middle)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(gunzipSync(packed))
})

test('who has a tile is told so, and where there is nothing nothing is sent', async () => {
  const etag = (await ask(middle)).headers.get('etag') ?? ''
  expect((await ask(middle, { 'if-none-match': etag })).status).toBe(304)
  const nothing = await ask(at(14, 1, 1))
  expect(nothing.status).toBe(204)
  expect(nothing.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['beyond the edge', at(3, 8, 0)],
  ['deeper than there is', at(16, 1, 1)],
  ['no number', middle.replace('8405', 'a')],
  ['of another map', middle.replace(/[0-9a-f]{64}/, 'a'.repeat(64))],
  ['of no map', middle.replace(/[0-9a-f]{64}/, '..')],
])('there is no tile %s', async (_, address) => {
  expect((await ask(address)).status).toBe(404)
})

const map = { file, bytes: 1, bounds: [4.66, 50.86, 4.74, 50.9], minZoom: 8, maxZoom: 15 } as const
const home = { latitude: 50.88, longitude: 4.7, radius: null }

test('a drawing is an SVG without scripts, light, and kept for a year', async () => {
  const address = placePicture(signer, map, home, 'nl')
  const answer = await ask(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const drawing = await answer.text()
  expect(drawing).toMatch(/^<svg /)
  expect(drawing).toContain('Proefstad')
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
  const etag = answer.headers.get('etag') ?? ''
  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
})

test('nobody has us draw a place that no page shows', async () => {
  const address = placePicture(signer, map, home, 'nl')
  for (const other of [
    address.replace('50.88', '50.89'),
    address.replace('_spot_', '_400_'),
    address.replace('_nl_', '_fr_'),
    address.replace(/_[0-9a-f]{16}\./, `_${'0'.repeat(16)}.`),
    '/map/places/x.svg',
    placePicture(createSigner('other'), map, home, 'nl'),
  ]) {
    expect((await ask(other)).status).toBe(404)
  }
})

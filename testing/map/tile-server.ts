import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTileArchive, unpackTile } from '../../app/basemap/tiles/tile-archive.server'
import { drawnMap } from './map-file'

const credit = '<a href="https://openfreemap.org">OpenFreeMap</a> © OpenMapTiles'
const rubbish = '<!doctype html><title>Busy</title><p>Try later.'
const tile = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.pbf$/

/**
 * Stands in for a public server of vector tiles, on this machine: `liberty` is a style as they are, `rubbish`
 * is none, `no-source` names a source that is none, `no-tiles` tiles that are none, `silent` never answers.
 */
export async function openTileServer() {
  const bytes = drawnMap({ zooms: [0, 14] })
  const archive = openTileArchive(
    'public',
    async (first, length) => new Uint8Array(bytes.subarray(first, first + length)).slice().buffer,
  )
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    response.setHeader('access-control-allow-origin', '*')
    const [, zoom, x, y] = tile.exec(path) ?? []
    if (path === '/styles/silent') return
    if (path === '/styles/liberty') return send(response, style('planet'))
    if (path === '/styles/no-source') return send(response, style('nowhere'))
    if (path === '/styles/no-tiles') return send(response, style('broken'))
    if (path === '/planet') return send(response, source('tiles'))
    if (path === '/broken') return send(response, source('rubbish'))
    if (!zoom) return response.setHeader('content-type', 'text/html').end(rubbish)
    const found = await archive.tile(Number(zoom), Number(x), Number(y))
    if (!found) return response.writeHead(204).end()
    response.end(Buffer.from(await unpackTile(found)))
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`

  const style = (name: string) => ({
    version: 8,
    sources: { town: { type: 'vector', url: `http://${host}/${name}` } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#eeeeee' } },
      { id: 'roads', type: 'line', source: 'town', 'source-layer': 'roads' },
    ],
  })
  const source = (folder: string) => ({
    tilejson: '3.0.0',
    attribution: credit,
    tiles: [`http://${host}/${folder}/{z}/{x}/{y}.pbf`],
    maxzoom: 14,
  })
  return {
    host,
    asked,
    styleAt: (name: string) => `http://${host}/styles/${name}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type TileServer = Awaited<ReturnType<typeof openTileServer>>

function send(response: ServerResponse, value: object) {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { keepFiles } from './kept-files'

async function open() {
  const pictures = keepFiles({ 'x-frame-options': 'DENY' })
  const server = createServer((request, response) => {
    if (!pictures.send(request, response)) response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${address}`, init)
  return { pictures, ask }
}

const light = { accept: 'image/avif,*/*' }
const address = '/images/pictures/ab/red.webp?width=400'
const picture = {
  headers: { 'content-type': 'image/avif', etag: '"one"', vary: 'accept' },
  bytes: Buffer.from('a picture'),
}

test('a picture asked for a moment ago is sent as it was, with the headers of every answer', async () => {
  const { pictures, ask } = await open()
  expect((await ask(address, { headers: light })).status).toBe(404)
  pictures.keep(address, new Request('http://localhost', { headers: light }), picture)
  const answer = await ask(address, { headers: light })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...picture.headers,
    'x-frame-options': 'DENY',
    'content-length': '9',
  })
  expect(await answer.text()).toBe('a picture')

  const known = await ask(address, { headers: { ...light, 'if-none-match': '"one"' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  const head = await ask(address, { method: 'HEAD', headers: light })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a tile of the map is sent to whoever takes it packed', async () => {
  const { pictures, ask } = await open()
  const tile = '/map/tiles/ab/14/1/2.mvt'
  const packed = { 'accept-encoding': 'gzip' }
  const headers = { 'content-type': 'application/vnd.mapbox-vector-tile', etag: '"two"' }
  const bytes = Buffer.from('a tile')
  pictures.keep(tile, new Request('http://localhost', { headers: packed }), { headers, bytes })
  expect(await (await ask(tile, { headers: packed })).text()).toBe('a tile')
  expect((await ask(tile, { headers: { 'accept-encoding': 'identity' } })).status).toBe(404)
  expect((await ask(`${tile}?a=1`, { headers: packed })).status).toBe(404)
})

test('who takes no avif, or asks for another size, does not get it', async () => {
  const { pictures, ask } = await open()
  pictures.keep(address, new Request('http://localhost', { headers: light }), picture)
  expect((await ask(address, { headers: { accept: 'image/webp' } })).status).toBe(404)
  expect((await ask(address.replace('400', '720'), { headers: light })).status).toBe(404)
  expect((await ask(address, { method: 'POST', headers: light })).status).toBe(404)
})

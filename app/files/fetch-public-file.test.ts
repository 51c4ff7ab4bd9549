import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileFetcher } from './fetch-public-file.server'

let visits = 0
const server = createServer((request, response) => {
  visits += 1
  const answers: Record<string, () => void> = {
    '/file': () => response.end('hello'),
    '/versioned': () => {
      const { 'if-none-match': known, 'if-modified-since': since } = request.headers
      const isKnown = known === '"2"' && since === 'Sun, 15 Nov 2026 08:00:00 GMT'
      const version = { etag: '"2"', 'last-modified': 'Sun, 15 Nov 2026 08:00:00 GMT' }
      response.writeHead(isKnown ? 304 : 200, version).end(isKnown ? undefined : 'hello')
    },
    '/confused': () => response.writeHead(304).end(),
    '/large': () => response.end(Buffer.alloc(2_000)),
    '/endless': () => {
      response.writeHead(200)
      response.write(Buffer.alloc(600))
      response.write(Buffer.alloc(600))
    },
    '/slow': () => response.writeHead(200).write('a'),
    '/gone': () => response.writeHead(404).end(),
    '/moved': () => response.writeHead(302, { location: '/file' }).end(),
    '/round': () => response.writeHead(302, { location: '/round' }).end(),
    '/inside': () => response.writeHead(302, { location: 'http://169.254.169.254/keys' }).end(),
    '/disk': () => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  }
  answers[request.url ?? '']?.()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const limits = { maxBytes: 1_000, timeout: 60_000 }
/** Our test server lives at home; everything else that is private stays private. */
const isAllowed = (address: string) => ['127.0.0.1', '::1'].includes(address)
const fetchFile = createFileFetcher({ ...limits, isAllowed })

test('[7.01] a file is fetched, also after a redirect', async () => {
  for (const path of ['/file', '/moved']) {
    const got = await fetchFile(origin + path)
    expect(got.outcome === 'fetched' && `${got.bytes}`).toBe('hello')
  }
})

test('[7.01] a file whose version we have is not sent again', async () => {
  const first = await fetchFile(`${origin}/versioned`)
  const version = first.outcome === 'fetched' ? first.version : undefined
  expect(version).toEqual({ etag: '"2"', lastModified: 'Sun, 15 Nov 2026 08:00:00 GMT' })
  expect(await fetchFile(`${origin}/versioned`, version)).toEqual({ outcome: 'unchanged' })
  const older = { etag: '"1"', lastModified: null }
  expect((await fetchFile(`${origin}/versioned`, older)).outcome).toBe('fetched')
  expect((await fetchFile(`${origin}/confused`)).outcome).toBe('failed')
})

test.each([
  ['/large', 'too-large'],
  ['/endless', 'too-large'],
  ['/gone', 'status-404'],
  ['/round', 'unreachable'],
  ['/inside', 'private-address'],
  ['/disk', 'not-a-web-address'],
])('[7.01] %s is refused: %s', async (path, problem) => {
  expect(await fetchFile(origin + path)).toEqual({ outcome: 'failed', problem })
})

test('[7.01] a server that does not end its answer is not waited for', async () => {
  const impatient = createFileFetcher({ ...limits, timeout: 300, isAllowed })
  const problem = 'too-slow'
  expect(await impatient(`${origin}/slow`)).toEqual({ outcome: 'failed', problem })
})

test.each([
  ['', 'private-address'],
  ['http://localhost:PORT/file', 'private-address'],
  ['http://[::1]:PORT/file', 'private-address'],
  ['http://[::ffff:127.0.0.1]:PORT/file', 'private-address'],
  ['http://2130706433:PORT/file', 'private-address'],
  ['http://0x7f.1:PORT/file', 'private-address'],
  ['http://0:PORT/file', 'private-address'],
  ['http://10.0.0.1/file', 'private-address'],
  ['ftp://example.com/file', 'not-a-web-address'],
  ['file:///etc/passwd', 'not-a-web-address'],
  ['seed:villa.webp', 'not-a-web-address'],
  ['nonsense', 'not-a-web-address'],
])('[7.01] nobody makes us knock at %s', async (address, problem) => {
  const before = visits
  const port = new URL(origin).port
  const url = address ? address.replace('PORT', port) : `${origin}/file`
  const careful = createFileFetcher(limits)
  expect(await careful(url)).toEqual({ outcome: 'failed', problem })
  expect(visits).toBe(before)
})

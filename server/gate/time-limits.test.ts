import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { securityHeaders } from '../security-headers'
import { openTestServer } from '../testing'

const html = { 'content-type': 'text/html' }
const headers = securityHeaders('http://localhost')

/** All that comes over a line until it is closed. */
async function talk(port: number, words: string): Promise<string> {
  const socket = connect(port, 'localhost')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => {})
  socket.write(words)
  await once(socket, 'close')
  return heard
}

test('a page that takes too long is given up, and says when to come back', async () => {
  const { promise: never } = Promise.withResolvers<Response>()
  const patience = { read: 50, send: 50, forPages: 50 }
  const { ask } = openTestServer(() => never, { patience })
  for (const method of ['GET', 'POST']) {
    const answer = await ask('/en/slow/', { method })
    expect([answer.status, answer.headers.get('retry-after')], method).toEqual([503, '30'])
    expect(await answer.text()).toContain('We will be right back')
  }
})

test('who does not take what was asked for is shown out', async () => {
  const large = 'x'.repeat(64 * 1024 * 1024)
  const page = async () => new Response(large, { headers: { 'content-type': 'text/plain' } })
  const { port, server } = openTestServer(page, {}, { manners: { idleTimeout: 200 } })
  const arrived = once(server, 'connection')
  const socket = connect(port, 'localhost')
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /nl/large/ HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [line] = await arrived
  await once(line, 'close')
  expect(line.destroyed).toBe(true)
  socket.destroy()
})

test('who does not finish asking is shown out, with the headers of every answer', async () => {
  const manners = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 }
  const { port } = openTestServer(undefined, {}, { manners, headers })
  const heard = await talk(port, 'GET /nl/ HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(heard).toContain('x-content-type-options: nosniff')
})

test('one address has so many lines, and a new one when it hangs up', async () => {
  const { port } = openTestServer(undefined, {}, { mostConnections: 2 })
  const ask = 'GET /nl/ HTTP/1.1\r\nhost: localhost\r\n'
  const first = connect(port, 'localhost')
  const second = connect(port, 'localhost')
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  expect(await talk(port, `${ask}connection: close\r\n\r\n`)).toBe('')
  first.destroy()
  await expect.poll(() => talk(port, `${ask}connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  second.destroy()
})

test('who only looks is not waited for when more comes', async () => {
  const { port } = openTestServer()
  const ask = 'GET /nl/ HTTP/1.1\r\nhost: localhost\r\n'
  for (const more of ['content-length: 1000', 'transfer-encoding: chunked']) {
    for (const turn of ['made', 'kept']) {
      const heard = await talk(port, `${ask}${more}\r\n\r\n`)
      expect(heard, `${more}, ${turn}`).toMatch(/^HTTP\/1\.1 200 /)
      expect(heard, `${more}, ${turn}`).toMatch(/connection: close/i)
    }
  }
})

test('who is refused while still sending hears it, and that the line ends', async () => {
  const { port } = openTestServer()
  const length = 200 * 1024 * 1024
  const asked = [
    'POST /nl/contact/ HTTP/1.1',
    'host: localhost',
    'origin: https://evil.example',
    `content-length: ${length}`,
  ]
  const line = connect(port, 'localhost')
  const heard: Buffer[] = []
  line.on('data', (part) => heard.push(part))
  line.on('error', () => {})
  line.write(`${asked.join('\r\n')}\r\n\r\n`)
  const piece = Buffer.alloc(64 * 1024)
  const more = Readable.from(Array.from({ length: length / piece.length }, () => piece))
  more.pipe(line)
  await new Promise((resolve) => line.once('close', resolve))
  const answer = `${Buffer.concat(heard)}`
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('</html>')
})

test('a form that was read leaves the line open', async () => {
  const { ask } = openTestServer(
    async (request) => new Response(await request.text(), { headers: html }),
  )
  const answer = await ask('/nl/contact/', { method: 'POST', body: 'a=b' })
  expect(answer.headers.get('connection')).toBe('keep-alive')
})

test('every answer carries the same locks, also to what is no request', async () => {
  const { ask, port } = openTestServer(
    async () => new Response('{}', { headers: html }),
    {},
    { headers },
  )
  const asked = ['/nl/', '/healthz', '/assets/x.js', '/images/pictures/x', '/films/a/b', '/%ff']
  for (const path of asked) {
    const answer = await ask(path)
    for (const [name, value] of Object.entries(headers)) {
      if (name === 'cross-origin-resource-policy') continue
      expect(answer.headers.get(name), `${name} at ${path}`).toBe(value)
    }
  }
  for (const words of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const heard = await talk(port, words)
    expect(heard).toMatch(/^HTTP\/1\.1 4(00|31) /)
    for (const name of Object.keys(headers)) expect(heard).toContain(`${name}: `)
  }
})

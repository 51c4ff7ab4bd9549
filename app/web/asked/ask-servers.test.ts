import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askServers } from './ask-servers.server'

const heard: { path: string; agent: string }[] = []
const answers: Record<string, [number, string]> = {
  '/json': [200, '{"a":1}'],
  '/html': [200, '<p>Busy'],
  '/away': [302, ''],
  '/gone': [500, '{}'],
  '/large': [200, `"${'a'.repeat(3_000_000)}"`],
}
const server = createServer((request, response) => {
  const path = request.url ?? ''
  heard.push({ path, agent: request.headers['user-agent'] ?? '' })
  const [status, text] = answers[path] ?? [404, '']
  response.writeHead(status, { location: '/json' }).end(text)
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const { ask } = askServers({ geocoder: undefined, router: undefined }, 'https://agency.example')
const at = (path: string) =>
  new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

test('a server that the operator named is asked, and knows by whom', async () => {
  expect(await ask(at('/json'))).toEqual({ a: 1 })
  expect(heard.at(-1)?.agent).toBe('Baksteen (https://agency.example)')
})

test.each(['/html', '/gone', '/large', '/nowhere'])('%s is no answer', async (path) => {
  expect(await ask(at(path))).toBeUndefined()
})

test('nobody is sent on to somewhere else', async () => {
  heard.length = 0
  expect(await ask(at('/away'))).toBeUndefined()
  expect(heard.map(({ path }) => path)).toEqual(['/away'])
})

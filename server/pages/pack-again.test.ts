import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packAgain } from './pack-again'
import { createPageCache, type StoredPage } from './page-cache'
import { preparePage } from './prepare-page'
import { sendPage } from './send-page'

const html = Array.from(
  { length: 400 },
  (_, at) => `<li><a href="/nl/te-koop/${at * 7}/">Huis ${at} in ${at % 13}</a></li>`,
).join('')

async function kept() {
  const cache = createPageCache(1_000_000)
  const prepared = await preparePage(html, new Headers())
  const page = cache.store('/nl/', prepared, new Set<string>(), cache.begin())
  const server = createServer((incoming, outgoing) => sendPage(page, incoming, outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  async function ask(encoding = 'br') {
    const headers = { 'accept-encoding': encoding }
    const asked = get(`http://127.0.0.1:${port}/`, { headers, agent: false })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    expect(answer.headers['content-length']).toBe(`${body.length}`)
    return body
  }
  return { cache, ask }
}

test('a kept page that is sent again is packed as well as can be, and stays the same page', async () => {
  const { ask } = await kept()
  const first = await ask()
  expect(await ask()).toEqual(first)
  await expect
    .poll(async () => (await ask()).length, { timeout: 20_000 })
    .toBeLessThan(first.length)
  expect(`${brotliDecompressSync(await ask())}`).toBe(html)
})

test('a page that is sent once, or is outdated, costs nothing more', async () => {
  const once = await kept()
  const first = await once.ask()
  await once.ask('gzip')
  const { ask, cache } = await kept()
  await ask()
  cache.outdate()
  await ask()
  await delay(500)
  expect(await ask()).toEqual(first)
})

test('a page that finds too many before it is packed when it is sent once more', async () => {
  const { promise: told, resolve: finish } = Promise.withResolvers<void>()
  const other = { isOutdated: false, packBest: () => told } as StoredPage
  let before = 0
  while (packAgain(other)) before += 1
  expect(before).toBeGreaterThan(10)
  const { ask } = await kept()
  const first = await ask()
  expect(await ask()).toEqual(first)
  other.isOutdated = true
  finish()
  await expect
    .poll(async () => (await ask()).length, { timeout: 20_000 })
    .toBeLessThan(first.length)
})

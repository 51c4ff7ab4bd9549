import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeConsent } from '../../app/consent/consent'
import { hasSession } from '../gate/has-session'
import { openLanes } from '../gate/lanes'
import { openTestServer } from '../testing'

const agreed = writeConsent({
  version: 1,
  receipt: '6b0c3f0a-8f3b-4a52-9f0e-0f5d1a2b3c4d',
  agreed: ['social'],
})
const addresses = [
  '/nl/',
  '/nl/contact/',
  '/nl/te-koop/?page=2',
  '/nl/te-koop/?utm_source=news',
  '/nl/te-koop/?b=2&a=1',
  '/nl/te-koop/gent/huis/7/',
  '/nl/?lng=fr',
  '/preview/nl/',
  '/nl/a%20b/',
  '/nl/%ff/',
  '/NL/',
  '//nl/',
  '/nl/?',
  '/nl/?a=%',
]
const cookies = [
  'language=nl',
  `consent=${agreed}`,
  `a=b; consent=${agreed}`,
  'consent=odd',
  'session=secret',
  'a=b; __Host-session=secret',
  'presession=1',
]
const others: Record<string, string>[] = [
  { 'x-forwarded-for': '198.51.100.1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-request-id': 'a-number-of-a-proxy' },
  { range: 'bytes=0-3' },
  { 'sec-purpose': 'prefetch' },
  { host: '.4' },
  { host: 'elsewhere.example' },
  { 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
]
const maybe = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const asking = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'DELETE'),
  path: fc.constantFrom(...addresses),
  cookie: maybe(cookies),
  encoding: maybe(['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', '']),
  tag: fc.constantFrom('none', 'known', 'other', 'any'),
  other: fc.constantFrom({}, {}, ...others),
})
type Asking = typeof asking extends fc.Arbitrary<infer One> ? One : never

/**
 * Only what is made anew has a number. What is no page may name that number, which grows; a page that is kept may be
 * packed better than when it was made.
 */
function compared(
  isPage: boolean,
  { date, 'x-request-id': number, ...headers }: IncomingHttpHeaders,
) {
  const { 'content-length': length, 'content-encoding': encoding, ...others } = headers
  return isPage ? { ...headers, 'content-length': length !== undefined } : others
}

function unpacked(bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (encoding === 'br' && bytes.length > 0) return `${brotliDecompressSync(bytes)}`
  return `${encoding === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes}`
}

test('a page that is kept is answered as one that is made, whatever is asked', async () => {
  const shown: string[] = []
  const answered: string[] = []
  const page = async ({ url, headers }: Request) => {
    const cookie = headers.get('cookie') ?? ''
    const who = hasSession(cookie) ? cookie : cookie.includes(agreed) && 'who agreed'
    const html = `<h1>${new URL(url).pathname}</h1> for ${who || 'everyone'}`
    return new Response(html.repeat(20), { headers: { 'content-type': 'text/html' } })
  }
  const { port, cache } = openTestServer(
    page,
    { lanes: openLanes(0) },
    {
      headers: {},
      onShown: ({ url = '' }) => shown.push(url),
      onAnswered: ({ status }) => answered.push(`${status}`),
    },
  )
  let kept = 0

  async function ask({ method, path, cookie, encoding, tag, other }: Asking, etag = '"none"') {
    const tags: Record<string, string> = { known: etag, other: 'W/"other"', any: '*' }
    const headers = {
      ...(cookie && { cookie }),
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
      ...(tags[tag] && { 'if-none-match': tags[tag] }),
      ...other,
    }
    const before = answered.length
    const sent = request({ port, method, path, headers, agent: false }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const number = `${answer.headers['x-request-id']}`
    const bytes = await buffer(answer)
    const length = answer.headers['content-length']
    if (method === 'GET' && length !== undefined) expect(length).toBe(`${bytes.length}`)
    const body = unpacked(bytes, answer.headers).replace(number, 'its number')
    // The visitor may have it all before the server knows.
    while (answered.length === before) await new Promise(setImmediate)
    return { status: answer.statusCode, headers: answer.headers, body }
  }

  await fc.assert(
    fc.asyncProperty(asking, async (one) => {
      const { headers } = await ask({ ...one, method: 'GET', tag: 'none' })
      cache.outdate()
      shown.length = 0
      const made = await ask(one, headers.etag)
      const seen = { shown: shown.length, answered: answered.at(-1) }
      // The others, of whom nobody may get the page of this one.
      for (const cookie of [undefined, ...cookies]) {
        await ask({ ...one, method: 'GET', tag: 'none', other: {}, cookie })
      }
      shown.length = 0
      const again = await ask(one, headers.etag)
      if (!again.headers['x-request-id']) kept += 1
      const isPage = ['GET', 'HEAD'].includes(one.method) && made.status === 200
      const likewise = {
        status: made.status,
        body: made.body,
        headers: compared(isPage, made.headers),
      }
      expect({ ...again, headers: compared(isPage, again.headers) }).toEqual(likewise)
      expect({ shown: shown.length, answered: answered.at(-1) }).toEqual(seen)
    }),
    { numRuns: 200 },
  )
  expect(kept).toBeGreaterThan(20)
})

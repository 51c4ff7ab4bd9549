import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from '@playwright/test'
import fc from 'fast-check'
import { test } from './journey'

/** Bytes on the wire, as no polite client would write them. Answers the status, or 0 when shown out. */
async function send(
  baseURL: string | undefined,
  lines: string,
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(lines, 'latin1')
  await once(socket, 'close')
  return { status: Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0), body: text }
}

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`

const tricks = [
  ...['/%', '/%ff', '/nl/%c0%ae%c0%ae/', '/nl/%00', '/nl/te-koop/%0d%0aset-cookie:a=b/'],
  ...['/../../etc/passwd', '/nl/../../x', '/nl/%2e%2e/%2e%2e/', '/nl/..%2f..%2fx/', '/.env'],
  ...['//evil.example/', '///evil.example', '/\\evil.example', '/nl/te-koop//evil.example/..'],
  ...['/xx/te-koop/', '/nl/?lng=%00', '/nl/te-koop/?city=%00', '/nl/te-koop/?%', '/?lng[]=fr'],
  ...['/project/?id=99999999999999999999', '/property/-1/', '/property/1e3/', '/property/%00/'],
  ...['/nl/te-koop/gent/x/2147483648/', '/nl/te-koop/gent/x/NaN/', '/images/%00?width=400'],
  ...['/nl/<script>alert(1)</script>/', '/nl/"onload="x/', '/assets/..%2f..%2fpackage.json'],
  ...['*', 'http://evil.example/nl/', '/nl/te-koop/_.data', '/nl/te-koop.data?_routes=%00'],
  ...['/__manifest?paths=%00', '/nl/bedankt/%f0%28', `/nl/${'a/'.repeat(2_000)}`],
  ...[`/${'x'.repeat(10_000)}`, `/nl/?q=${'x'.repeat(10_000)}`, `/nl/${'%41'.repeat(1_000)}/`],
]

test('[2.10] no address breaks the site or leads out of it', async ({ baseURL }) => {
  for (const trick of tricks) {
    const { status, body } = await send(baseURL, get(trick))
    expect(status, trick.slice(0, 80)).toBeLessThan(500)
    expect(body, trick.slice(0, 80)).not.toContain('<script>alert(1)')
    expect(body, trick.slice(0, 80)).not.toMatch(/location: (\/\/|\/\\|https?:\/\/evil)/i)
    expect(body.split('\r\n\r\n')[0], trick.slice(0, 80)).not.toMatch(/set-cookie: ?a=b/i)
  }
})

test('[2.10] whatever is sent gets a polite answer', async ({ baseURL }) => {
  const part = fc.oneof(
    fc.constantFrom('nl', 'fr', 'de', 'te-koop', 'a-vendre', 'property', 'project', 'images', '..'),
    fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent),
    fc.stringMatching(/^[ -~]{0,12}$/).map((text) => text.replace(/[\s#]/g, '%')),
  )
  const address = fc
    .tuple(fc.array(part, { maxLength: 6 }), fc.option(part), fc.option(part))
    .map(([path, name, value]) => `/${path.join('/')}${name ? `?${name}=${value}` : ''}`)
  const header = fc.constantFrom(
    '',
    'Cookie: language=%00; session\r\n',
    'Cookie: ;;==;language=../..\r\n',
    'Accept-Language: ;q=,,*;q=x\r\n',
    'Accept-Encoding: br;q=0, \xff\r\n',
    'If-None-Match: "\r\n',
    'X-Forwarded-Host: evil.example\r\n',
  )
  const attempt = fc.asyncProperty(address, header, async (target, extra) => {
    const { status } = await send(baseURL, get(target, extra))
    expect(status, target).toBeLessThan(500)
  })
  await fc.assert(attempt, { numRuns: 300, seed: 20_261_115 })
})

test('[2.10] other methods are refused, and say what is allowed', async ({ request }) => {
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    const answer = await request.fetch('/nl/', { method })
    expect(answer.status()).toBe(405)
    expect(answer.headers().allow).toBe('GET, HEAD, POST')
  }
})

import { expect } from '@playwright/test'
import fc from 'fast-check'
import { test } from './journey'
import { get, send, tricks } from './raw-request'

test('no address breaks the site or leads out of it', async ({ baseURL }) => {
  for (const trick of tricks) {
    const { status, body } = await send(baseURL, get(trick))
    expect(status, trick.slice(0, 80)).toBeLessThan(500)
    expect(body, trick.slice(0, 80)).not.toContain('<script>alert(1)')
    expect(body, trick.slice(0, 80)).not.toMatch(/location: (\/\/|\/\\|https?:\/\/evil)/i)
    expect(body.split('\r\n\r\n')[0], trick.slice(0, 80)).not.toMatch(/set-cookie: ?a=b/i)
  }
})

test('whatever is sent gets a polite answer', async ({ baseURL }) => {
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

test('other methods are refused, and say what is allowed', async ({ request }) => {
  for (const method of ['DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    const answer = await request.fetch('/nl/', { method })
    expect(answer.status()).toBe(405)
    expect(answer.headers().allow).toBe('GET, HEAD, POST')
  }
})

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { judge } from './judge'
import { type Answer, type Caller, marker } from './shot'

const known = {
  origin: 'http://localhost:1',
  secrets: /8317QX/,
  tokens: ['t0ken'],
  folder: '/built',
}
const html = { 'content-type': 'text/html' }

function judged(given: Partial<Answer>, caller: Caller = 'nobody') {
  const answer = { status: 200, headers: html, body: Buffer.from(''), ...given }
  return judge({ asked: { caller, method: 'GET', path: '/' } }, answer, known)
}

test('what is in order is not told', () => {
  expect(judged({})).toEqual([])
  expect(judged({ status: 503, headers: { 'retry-after': '5' } })).toEqual([])
  expect(judged({ status: 302, headers: { location: '/nl/' } })).toEqual([])
  const escaped = marker.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  expect(judged({ body: Buffer.from(escaped) })).toEqual([])
  expect(judged({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(marker) })).toEqual(
    [],
  )
  expect(judged({ body: Buffer.from('8317QX') }, 'agent')).toEqual([])
})

test.each([
  ['an error', { status: 500 }],
  ['an outage that does not say when to come back', { status: 503 }],
  ['no answer', { isLate: true as const }],
  ['a header of the visitor’s', { headers: { 'x-planted': '1' } }],
  ['a way out', { headers: { location: '//evil.example/' } }],
  ['another way out', { headers: { location: '/\\evil.example/' } }],
  ['what was typed', { body: Buffer.from(`<p title="${marker}">`) }],
  ['what was typed, in a script', { body: Buffer.from(JSON.stringify({ marker })) }],
  ['what was typed, as a text', { body: Buffer.from(marker.replaceAll('"', '&quot;')) }],
  ['a secret', { body: Buffer.from('Verzwegenpad 8317QX') }],
  ['a packed secret', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('8317QX') }],
  ['a session', { body: Buffer.from('t0ken') }],
  ['a folder', { body: Buffer.from('at /built/server') }],
] satisfies [string, Partial<Answer>][])('told: %s', (_, given) => {
  expect(judged(given)).toHaveLength(1)
})

import fc from 'fast-check'
import { visitors } from '../../journeys/pages/visitors'
import { type Attack, sampled } from '../attack'
import { marker, type Shot } from '../shot'

const evil = 'evil.example'
/** What may stand in a header of Node’s client. */
const text = fc.stringMatching(/^[!-~]{0,60}$/)
const long = fc.integer({ min: 1_000, max: 14_000 }).map((length) => 'x'.repeat(length))

const games: Record<string, fc.Arbitrary<string>> = {
  host: fc.constantFrom(evil, `localhost:1@${evil}`, '[::1', '', 'a b', `${evil}/x?`, marker),
  origin: fc.constantFrom('null', `https://${evil}`, '', 'http://localhost', 'x'),
  'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'same-origin', 'none', ''),
  'x-forwarded-for': fc.constantFrom('127.0.0.1', '::1', '1.2.3.4,,5', 'x', marker, '999.9.9.9'),
  'x-forwarded-host': fc.constantFrom(evil, marker),
  'x-forwarded-proto': fc.constantFrom('https', 'javascript', ''),
  forwarded: fc.constant(`for=1.2.3.4;host=${evil};proto=https`),
  'x-original-url': fc.constant('/office/'),
  'x-http-method-override': fc.constantFrom('DELETE', 'TRACE'),
  range: fc.constantFrom(
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-0,1-1,2-2',
    'x',
    'bytes=9e9-',
  ),
  'accept-encoding': fc.constantFrom(
    'br;q=0',
    'gzip',
    'zstd',
    'br',
    '*',
    'identity;q=0',
    'deflate',
  ),
  'accept-language': fc.constantFrom(';q=,,*;q=x', 'xx', 'de-BE', 'nl;q=9'),
  cookie: fc.constantFrom(
    'session=x',
    'session=;session=;language=%00',
    ';;==;language=../..',
    'consent=%7B%22version%22%3A1e999%7D',
    `language=${marker}`,
    '__Host-session=x; session=x',
    'a=b;'.repeat(3_000),
  ),
  'if-none-match': fc.constantFrom('*', '"', 'W/"x"', '"x", '.repeat(500)),
  'if-modified-since': fc.constantFrom('x', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  'content-type': fc.constantFrom('x', 'multipart/form-data; boundary=', 'text/html;charset=utf-7'),
  expect: fc.constantFrom('100-continue'),
  referer: fc.constantFrom(`https://${evil}/`, marker),
  'user-agent': fc.constantFrom('', marker, 'Googlebot'),
}

/** Headers that lie, repeat themselves or never end. */
export const headerGames: Attack = {
  name: 'headers',
  share: 9,
  shots({ addresses }, count, seed) {
    const known = fc
      .constantFrom(...Object.entries(games))
      .chain(([name, value]) =>
        fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: value }, text)),
      )
    const other = fc.tuple(fc.stringMatching(/^x-[a-z]{1,20}$/), fc.oneof(text, long))
    const pairs = fc.array(fc.oneof({ weight: 5, arbitrary: known }, other), { maxLength: 5 })
    const shot = fc
      .tuple(
        fc.constantFrom(...addresses.all),
        fc.constantFrom(...visitors),
        fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
        pairs,
      )
      .map(
        ([path, caller, method, headers]): Shot => ({
          asked: { path, caller, method, headers: Object.fromEntries(headers) },
        }),
      )
    return sampled(shot, count, seed)
  },
}

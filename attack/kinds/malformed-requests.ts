import fc from 'fast-check'
import { tricks } from '../../journeys/raw-request'
import { type Attack, sampled } from '../attack'
import { marker, plantedHeader, type Shot } from '../shot'

const targets = [
  ...tricks,
  '/nl/',
  '',
  ' ',
  `/nl/?x=${encodeURIComponent(marker)}`,
  `/nl/${encodeURIComponent(marker)}/`,
  `/nl/te-koop/%0d%0a${plantedHeader}:1/`,
  `/nl/login?x=%0d%0a${plantedHeader}:%201`,
  'localhost:443',
  '/nl/\x00',
]
const methods = [
  'GET',
  'POST',
  'HEAD',
  'CONNECT',
  'get',
  'PRI',
  'PURGE',
  'G\x00T',
  '',
  'X'.repeat(900),
]
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', '']
const heads = [
  'Host: localhost\r\n',
  'Host: a\r\nHost: b\r\n',
  'Host: [\r\n',
  '',
  'Content-Length: -1\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
  'Transfer-Encoding: chunked, identity\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding : chunked\r\n',
  ' folded: x\r\n',
  'no colon\r\n',
  ': x\r\n',
  'x: \x00\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x\r\n',
  'Expect: x\r\n',
  `x: ${'y'.repeat(20_000)}\r\n`,
  'a: b\r\n'.repeat(3_000),
  'Cookie: session=\xff\r\n',
]
const bodies = [
  '',
  '0\r\n\r\n',
  'ffffffffffffffff\r\n',
  '-1\r\n',
  '5;x=y\r\nhello\r\n0\r\n\r\n',
  'a=b',
  '{',
]

/** Or it would be refused for the first of many reasons, every time. */
const mostly = (good: string[], bad: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...good) }, fc.constantFrom(...bad))

/** Lines that are no request, half of one, or two at once. */
export const malformedRequests: Attack = {
  name: 'malformed requests',
  share: 6,
  atOnce: 24,
  shots(_, count, seed) {
    const request = fc
      .tuple(
        mostly(['GET', 'POST'], methods),
        fc.constantFrom(...targets),
        mostly(['HTTP/1.1'], versions),
        fc.array(mostly([''], heads), { maxLength: 3 }),
        mostly(['\r\n'], ['\n', '', '\r']),
        fc.constantFrom(...bodies),
      )
      .map(
        ([method, target, version, lines, end, body]) =>
          `${method} ${target} ${version}\r\nHost: localhost\r\n${lines.join('')}Connection: close${end}\r\n${body}`,
      )
    const noise = fc
      .uint8Array({ maxLength: 400 })
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
    const several = fc.array(request, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
    const bytes = fc.oneof(
      { weight: 8, arbitrary: request },
      { weight: 1, arbitrary: noise },
      { weight: 1, arbitrary: several },
      { weight: 1, arbitrary: request.map((text) => text.slice(0, text.length / 2)) },
    )
    return sampled(
      bytes.map((text): Shot => ({ wire: { pieces: [text], pause: 0 } })),
      count,
      seed,
    )
  },
}

import fc from 'fast-check'
import { type Attack, sampled } from '../attack'
import type { Shot } from '../shot'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
/** On either side of every limit of the gate. */
const edges = [1, 2, 11, 30].flatMap((size) => [size * megabyte - 1, size * megabyte + 1])
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'image/png',
  '',
]

/** Of every size, with their length said beforehand or in chunks. */
export const bodySizes: Attack = {
  name: 'bodies',
  share: 6,
  atOnce: 4,
  shots({ forms, addresses }, count, seed) {
    const size = fc.oneof(
      { weight: 180, arbitrary: fc.integer({ min: 0, max: 64 * kilobyte }) },
      { weight: 19, arbitrary: fc.integer({ min: 64 * kilobyte, max: 3 * megabyte }) },
      { weight: 1, arbitrary: fc.constantFrom(...edges) },
    )
    const place = fc.oneof(
      fc.constantFrom(...forms).map(({ path, caller }) => ({ path, caller })),
      fc.constantFrom(...addresses.bare).map((path) => ({ path, caller: 'nobody' as const })),
    )
    const fill = fc.constantFrom('x', 'a=&', '--x\r\n', '%', '\0', '[', 'é')
    const parts = fc.tuple(place, size, fill, fc.constantFrom(...types), fc.boolean())
    const shot = parts.map(
      ([{ path, caller }, bytes, text, type, isChunked]): Shot => ({
        asked: {
          caller,
          method: 'POST',
          path,
          isChunked,
          headers: type ? { 'content-type': type } : {},
          body: Buffer.alloc(bytes, text),
        },
      }),
    )
    return sampled(shot, count, seed)
  },
}

import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, packedForOne } from './compress-page'

const unpacked = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (page: Buffer) => page,
}

const pages = {
  empty: Buffer.alloc(0),
  short: Buffer.from('<h1>Te koop</h1>'),
  long: Buffer.from('<li>€ 345 000, één tuin</li>'.repeat(20_000)),
  'that does not pack': randomBytes(5_000_000),
}

test.each(
  Object.entries(pages).flatMap(([name, page]) =>
    (['br', 'gzip', 'identity'] as const).flatMap((encoding) =>
      (['quick', 'thorough'] as const).map((level) => ({ name, page, encoding, level })),
    ),
  ),
)('a page $name is all there after $encoding, $level', async ({ page, encoding, level }) => {
  const packed = await compressed(page, encoding, level)
  expect(unpacked[encoding](packed).equals(page)).toBe(true)
})

test.each(
  Object.entries(pages).flatMap(([name, page]) =>
    (['br', 'gzip', 'identity'] as const).map((encoding) => ({ name, page, encoding })),
  ),
)('a page $name for one visitor is all there after $encoding', async ({ page, encoding }) => {
  const packed = await packedForOne(page, encoding)
  expect(unpacked[encoding](packed).equals(page)).toBe(true)
})

test.each(['br', 'gzip'] as const)(
  'a page for one visitor is packed by %s at once, unless it is long',
  async (encoding) => {
    const page = Buffer.from('<li>€ 345 000, één tuin</li>'.repeat(4_500))
    expect(page.length).toBeGreaterThan(130_000)
    expect(packedForOne(page, encoding)).toEqual(await compressed(page, encoding, 'quick'))
    expect(packedForOne(pages.long, encoding)).toBeInstanceOf(Promise)
  },
)

test('many pages at once are each their own', async () => {
  const many = Array.from({ length: 50 }, (_, at) => Buffer.from(`page ${at} `.repeat(1_000)))
  const packed = await Promise.all(many.map((page) => compressed(page, 'br', 'quick')))
  expect(packed.map((each) => `${brotliDecompressSync(each)}`)).toEqual(many.map(String))
})

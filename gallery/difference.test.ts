import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf, leastChanged } from './difference'

const page = (height: number, mark = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect width="200" height="${height}" fill="#fbf9f6"/>${mark}</svg>`,
    ),
  )
    .png()
    .toBuffer()

test('what did not change is no difference', async () => {
  expect((await differenceOf(await page(100), await page(100))).share).toBe(0)
})

test('a mark that came is counted, and shown in red beside both', async () => {
  const mark = '<rect x="20" y="20" width="20" height="10" fill="#a4452c"/>'
  const { share, picture } = await differenceOf(await page(100), await page(100, mark))
  expect(share).toBeCloseTo(200 / 20_000, 4)
  expect(share).toBeGreaterThan(leastChanged)
  const { data, info } = await sharp(await picture())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(600)
  const at = (25 * 600 + 400 + 25) * info.channels
  expect([...data.subarray(at, at + 3)]).toEqual([200, 30, 30])
})

test('a shade that nobody sees is none', async () => {
  const mark = '<rect width="200" height="100" fill="#fbf9f0"/>'
  expect((await differenceOf(await page(100), await page(100, mark))).share).toBe(0)
})

test('a page that grew longer changed', async () => {
  const mark = '<rect y="100" width="200" height="20" fill="#1e1b18"/>'
  const { share } = await differenceOf(await page(100), await page(120, mark))
  expect(share).toBeCloseTo(20 / 120, 2)
})

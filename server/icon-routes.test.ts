import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconRoutes } from './icon-routes'

test.each([
  ['/favicon.ico', 48],
  ['/apple-touch-icon.png', 180],
])('%s is our drawing, %i pixels wide', async (path, width) => {
  const answer = await iconRoutes().request(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, width])
  const [red, green, blue] = data.subarray(info.channels * Math.round(width * 4.5))
  expect([red, green, blue]).toEqual([0x9c, 0x3b, 0x26])
})

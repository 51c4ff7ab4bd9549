import { expect, test } from 'vitest'
import { readImageWish } from './image-wish'

const read = (query: string, accept = 'image/avif,image/webp,*/*') =>
  readImageWish(new URLSearchParams(query), accept)

test.each([
  ...[60, 100, 250, 400, 600, 1360, 1920].map((width) => ({ width, height: null })),
  ...[75, 125].map((height) => ({ width: null, height })),
])('[7.06] %j is a size of ours, as webp and as png', ({ width, height }) => {
  for (const format of ['webp', 'png']) {
    const query = width ? `width=${width}` : `height=${height}`
    const wish = { width, height, format }
    expect(read(`${query}&format=${format}`)).toEqual({ outcome: 'valid', wish })
  }
})

test.each([
  ['width=400', { width: 400, height: null, format: 'webp' }],
  ['width=1920&format=png', { width: 1920, height: null, format: 'png' }],
  ['height=125&format=png', { width: null, height: 125, format: 'png' }],
  ['height=75', { width: null, height: 75, format: 'webp' }],
  ['width=60&height=60', { width: 60, height: 60, format: 'webp' }],
  ['width=900&format=avif', { width: 900, height: null, format: 'avif' }],
])('[7.06] %s is a size of ours', (query, wish) => {
  expect(read(query)).toEqual({ outcome: 'valid', wish })
})

test('[7.06] a browser that does not know avif gets webp', () => {
  expect(read('width=400&format=avif', 'image/webp,*/*')).toMatchObject({
    wish: { format: 'webp' },
  })
})

test.each([
  ['width=401', 'width'],
  ['width=0400', 'width'],
  ['width=', 'width'],
  ['width=1e3', 'width'],
  ['', 'width'],
  ['format=webp', 'width'],
  ['height=10000', 'height'],
  ['width=400&height=60', 'height'],
  ['width=400&format=gif', 'format'],
  ['width=400&format=WEBP', 'format'],
  ['width=400&quality=1', 'quality'],
  ['width=400&width=600', 'width'],
])('[7.06] %j is refused for its %s', (query, parameter) => {
  expect(read(query)).toEqual({ outcome: 'invalid', parameter })
})

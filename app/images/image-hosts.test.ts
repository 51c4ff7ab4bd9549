import { expect, test } from 'vitest'
import { noImageHosts, onImageHost } from './image-hosts'
import { imageUrl } from './image-url'

const hosts = { storage: 'https://storage.example', cdn: 'https://cdn.example' }

test.each([
  ['https://storage.example/a/b.jpg?x=1', 'https://cdn.example/a/b.jpg?x=1'],
  ['/images/site/a.webp?width=400', 'https://cdn.example/images/site/a.webp?width=400'],
  ['https://storage.example.evil.test/a.jpg', 'https://storage.example.evil.test/a.jpg'],
  ['https://elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg'],
  ['/assets/logo.svg', '/assets/logo.svg'],
  ['no address', 'no address'],
])('[7.07] %s is fetched from %s', (address, fetched) => {
  expect(onImageHost(address, hosts)).toBe(fetched)
  expect(onImageHost(address, noImageHosts)).toBe(address)
})

test('[7.07] a picture of ours has its address on the CDN', () => {
  const file = 'site/front.webp'
  expect(imageUrl(file, { width: 400 }, hosts)).toBe(
    'https://cdn.example/images/site/front.webp?width=400&format=webp',
  )
  expect(imageUrl(file, { width: 400 })).toBe('/images/site/front.webp?width=400&format=webp')
})

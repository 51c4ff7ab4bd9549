import { expect, test } from 'vitest'
import { steadyAddress } from './steady-address'

const steady = 'https://files.example.test/8101/voor.jpg'

test.each([
  `${steady}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261110T080000Z&X-Amz-Expires=3600&X-Amz-Signature=ab12`,
  `${steady}?sv=2024-11-04&se=2026-11-10T09%3A00%3A00Z&sr=b&sp=r&sig=ab%2B12`,
  `${steady}?Expires=1794470400&Signature=ab12&Key-Pair-Id=K1`,
  `${steady}?token=ab12`,
])('[7.01] a file is the same at %s', (address) => {
  expect(steadyAddress(address)).toBe(steady)
})

test.each([
  `${steady}?v=3`,
  'https://files.example.test/picture.aspx?id=7&width=800&se=1',
  'sweepbright:1/2',
  'no address',
])('[7.01] what has no signature stays as it is: %s', (address) => {
  expect(steadyAddress(address)).toBe(address)
})

test('[7.01] what tells the file stays beside the signature', () => {
  expect(steadyAddress('https://files.example.test/f?id=7&until=5&signature=x')).toBe(
    'https://files.example.test/f?id=7',
  )
})

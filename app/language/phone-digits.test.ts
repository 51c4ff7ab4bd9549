import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits'

test.each([
  ['0470 12 34 56', '470123456'],
  ['0470/12.34.56', '470123456'],
  ['+32 470 12 34 56', '470123456'],
  ['+32 (0)470-123456', '470123456'],
  ['0032470123456', '470123456'],
  ['016 55 00 11', '16550011'],
  ['12 34 56', '123456'],
  ['2026', undefined],
  ['BK-0012', undefined],
  ['Nora 0470', undefined],
])('%s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

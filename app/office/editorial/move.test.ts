import { expect, test } from 'vitest'
import { moved } from './move'

test.each([
  ['up:2', '2 1 3'],
  ['down:2', '1 3 2'],
  ['up:1', '1 2 3'],
  ['down:3', '1 2 3'],
  ['up:9', '1 2 3'],
  ['sideways:2', '1 2 3'],
  ['', '1 2 3'],
])('%s of 1 2 3 is %s', (move, order) => {
  expect(moved([1, 2, 3], move).join(' ')).toBe(order)
})

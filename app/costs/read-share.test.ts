import { expect, test } from 'vitest'
import { readShare } from './read-share'

test.each([
  ['3,25', 325],
  ['3.2 %', 320],
  ['3,25% ', 325],
  ['12', 1200],
  ['0,29', 29],
  ['3 % 2', undefined],
  ['99,99', 9999],
  ['100', undefined],
  ['-3', undefined],
  ['3,255', undefined],
  ['0,255', undefined],
  ['3,25 procent', undefined],
  ['ca. 3', undefined],
  ['abc', undefined],
  ['', undefined],
])('%j as a percentage', (typed, share) => {
  expect(readShare(typed)).toBe(share)
})

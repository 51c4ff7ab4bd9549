import { expect, test } from 'vitest'
import { keptQuery } from './kept-query'

test.each([
  ['', ''],
  ['?city=Leuven%7C3000&type=1', '?city=Leuven%7C3000&type=1'],
  ['?type=1&type=2', '?type=1&type=2'],
  ['?lng=fr&utm_source=mail&page=2', '?page=2'],
  ['?gclid=x', ''],
  ['?text=%22%3E%3Cscript%3E', '?text=%22%3E%3Cscript%3E'],
])('[2.21] of %s the other language gets %s', (search, kept) => {
  expect(keptQuery(search)).toBe(kept)
})

import { expect, test } from 'vitest'
import { pageCount, pageNumbers } from './paging'

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [212, 9],
])('[5.17] %i objects fill %i pages', (total, pages) => {
  expect(pageCount(total, 24)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [12, 20, [1, null, 11, 12, 13, null, 20]],
])('[5.17] page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

import { expect, test } from 'vitest'
import { contactFilterQuery, contactPageCount, readContactFilter } from './contact-filter'

test.each([
  ['', { text: '', show: 'all', page: 1 }],
  ['text=Nora&page=2', { text: 'Nora', show: 'all', page: 2 }],
  ['show=duplicates', { text: '', show: 'duplicates', page: 1 }],
  ['show=all&text=&page=', { text: '', show: 'all', page: 1 }],
  ['show=nonsense&page=-4', { text: '', show: 'all', page: 1 }],
  [`text=${'x'.repeat(300)}&page=1e9`, { text: '', show: 'all', page: 1 }],
])('the address "%s" asks for a list', (query, wanted) => {
  expect(readContactFilter(new URLSearchParams(query))).toEqual(wanted)
})

test.each([
  ['', ''],
  ['text=Nora+Peeters&show=duplicates&page=3', '?text=Nora+Peeters&show=duplicates&page=3'],
])('a list has an address of its own: %s', (query, address) => {
  expect(contactFilterQuery(readContactFilter(new URLSearchParams(query)))).toBe(address)
})

test('an empty list has one page', () => {
  expect([0, 50, 51].map(contactPageCount)).toEqual([1, 1, 2])
})

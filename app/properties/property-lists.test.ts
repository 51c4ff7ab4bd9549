import { expect, test } from 'vitest'
import { belgium, countryCode, france, listOf, luxembourg } from './property-lists'

const property = {
  status: 'available',
  countryId: 10,
  type: 1,
  goal: 'sale',
  projectId: null,
} as const

test.each([
  ['a home for sale', {}, 'for-sale'],
  ['a home for rent', { goal: 'rent' }, 'for-rent'],
  ['a home in option', { status: 'option' }, 'for-sale'],
  ['a shop, whatever its goal', { type: 6, goal: 'rent' }, 'commercial'],
  ['a guest house to take over', { goal: 'rent', goalNumber: 2 }, 'commercial'],
  ['a home for rent, by its number', { goal: 'rent', goalNumber: 1 }, 'for-rent'],
  ['a home in France', { countryId: 33 }, 'abroad'],
  ['a sold home', { status: 'sold' }, 'realisations'],
  ['a rented shop abroad', { status: 'rented', type: 6, countryId: 33 }, 'realisations'],
  ['a sold unit', { status: 'sold', projectId: 5 }, 'projects'],
  ['a withdrawn home', { status: 'withdrawn' }, null],
] as const)('[1.01, 2.34] %s stands in its list', (_, wish, list) => {
  expect(listOf({ ...property, ...wish })).toBe(list)
})

test.each([
  [10, 'BE'],
  [33, 'FR'],
  [50, 'LU'],
  [99, undefined],
])('[9.02] country %i is %s', (countryId, code) => {
  expect(countryCode(countryId)).toBe(code)
})

test('a plot of another status, a property in Luxembourg, and a goal we do not know', () => {
  expect(listOf({ ...property, countryId: luxembourg })).toBe('abroad')
  expect([belgium, france, luxembourg]).toEqual([10, 33, 50])
  expect(listOf({ ...property, status: 'withdrawn', projectId: 5 })).toBeNull()
  expect(listOf({ ...property, goal: 'lease' as 'rent' })).toBeNull()
})

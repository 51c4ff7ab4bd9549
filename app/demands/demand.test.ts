import { expect, test } from 'vitest'
import { noCriteria } from '../search/criteria'
import {
  demandCriteria,
  demandLists,
  demandStatuses,
  frequencies,
  hasTypeOrPlace,
  nextStatuses,
} from './demand'
import { readStoredCriteria } from './stored-criteria'

test('[5.06] a demand names at least one type or place', () => {
  expect(hasTypeOrPlace(noCriteria)).toBe(false)
  expect(hasTypeOrPlace({ ...noCriteria, maxPrice: 300_000, minBedrooms: 3 })).toBe(false)
  expect(hasTypeOrPlace({ ...noCriteria, types: [2] })).toBe(true)
  expect(hasTypeOrPlace({ ...noCriteria, cities: [{ name: 'Gent', zip: '9000' }] })).toBe(true)
  const area = [
    [4, 50],
    [5, 50],
    [5, 51],
  ] as const
  expect(hasTypeOrPlace({ ...noCriteria, area: [...area] })).toBe(true)
})

test('a demand is about what comes: no order, no page, no age', () => {
  const wish = { ...noCriteria, types: [1], newSince: 7, sort: 'area' as const, page: 3 }
  expect(demandCriteria(wish)).toEqual({ ...noCriteria, types: [1] })
})

test('criteria that no longer fit are not guessed at', () => {
  expect(readStoredCriteria({ types: ['house'] })).toBeUndefined()
  expect(readStoredCriteria(JSON.parse(JSON.stringify({ ...noCriteria, types: [1] })))).toEqual({
    ...noCriteria,
    types: [1],
  })
})

test('[5.06] a country is a place too', () => {
  expect(hasTypeOrPlace({ ...noCriteria, countries: [11] })).toBe(true)
})

test('what can be looked for, and how often one hears of it', () => {
  expect(demandLists).toEqual(['for-sale', 'for-rent', 'commercial', 'abroad'])
  expect(frequencies).toEqual(['at-once', 'daily', 'weekly'])
  expect(demandStatuses).toEqual(['active', 'paused', 'unconfirmed', 'unreadable', 'stopped'])
})

test.each([
  ['active', ['paused', 'stopped']],
  ['paused', ['active', 'stopped']],
  ['unconfirmed', ['stopped']],
  ['unreadable', ['stopped']],
  ['stopped', []],
] as const)('the office makes of a demand that is %s: %j', (status, statuses) => {
  expect(nextStatuses(status)).toEqual(statuses)
})

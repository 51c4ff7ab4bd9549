import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PropertyStatus } from '../properties/property-status'
import {
  availability,
  filteredUnits,
  nextOrder,
  offeredRange,
  readUnitView,
  sortedUnits,
  unitChoices,
  unitOrder,
  unitViewLink,
} from './price-list'

const unit = (
  id: string,
  status: PropertyStatus,
  euros: number | null,
  livingArea: number | null,
) => ({
  id,
  status,
  livingArea,
  price: euros === null ? null : { cents: euros * 100 },
})
const units = [
  unit('a', 'sold', null, 92),
  unit('b', 'available', 334_000, null),
  unit('c', 'option', 249_000, 61),
  unit('d', 'available', 298_000, 88),
]
const order = (wish: string) =>
  sortedUnits(units, unitOrder(wish))
    .map(({ id }) => id)
    .join('')

test.each([
  ['', 'abcd'],
  ['price', 'cdba'],
  ['-price', 'bdca'],
  ['area', 'cdab'],
  ['-area', 'adcb'],
  ['state', 'bdca'],
  ['-state', 'acbd'],
  ['password', 'abcd'],
  ['--price', 'abcd'],
])('[1.03] sorted by %j the price list reads %s', (wish, ids) => {
  expect(order(wish)).toBe(ids)
})

test('[1.03] a second click on a column turns it round', () => {
  expect([
    nextOrder('price', ''),
    nextOrder('price', 'price'),
    nextOrder('price', '-price'),
  ]).toEqual(['price', '-price', 'price'])
})

test('[4.12] the bar counts what is free, in option and taken', () => {
  expect(availability(units)).toEqual({ total: 4, free: 2, option: 1, taken: 1 })
  expect(availability([])).toEqual({ total: 0, free: 0, option: 0, taken: 0 })
})

test('[5.10] a range holds published values only', () => {
  expect(offeredRange([null, 5, 3, undefined])).toEqual({ from: 3, to: 5 })
  expect(offeredRange([null])).toBeNull()
})

test('sorting loses no unit', () => {
  const wishes = fc.constantFrom('price', '-price', 'area', '-area', 'state', '-state', '')
  fc.assert(
    fc.property(wishes, (wish) => {
      expect([...order(wish)].sort().join('')).toBe('abcd')
    }),
  )
})

const rooms = (id: string, status: PropertyStatus, bedrooms: number | null) => ({
  id,
  status,
  bedrooms,
})
const built = [
  rooms('a', 'sold', 2),
  rooms('b', 'available', 2),
  rooms('c', 'available', 3),
  rooms('d', 'option', null),
]

test.each([
  ['', 'abcd'],
  ['free=yes', 'bc'],
  ['bedrooms=2', 'ab'],
  ['free=yes&bedrooms=2', 'b'],
  ['bedrooms=9', ''],
  ['free=1&bedrooms=two', 'abcd'],
])('[1.03] narrowed by %j the price list shows %s', (search, ids) => {
  const view = readUnitView(new URLSearchParams(search))
  expect(filteredUnits(built, view).map(({ id }) => id)).toEqual([...ids])
})

test('the address of a view is read as that view', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'price', '-area', 'state'),
      fc.boolean(),
      fc.option(fc.integer({ min: 0, max: 9 })),
      (order, isFree, bedrooms) => {
        const view = { order: unitOrder(order), isFree, bedrooms }
        const { searchParams } = new URL(unitViewLink(view), 'https://x')
        expect(readUnitView(searchParams)).toEqual(view)
      },
    ),
  )
})

test('a choice is offered where it would narrow the list', () => {
  expect(unitChoices(built)).toEqual({ isFree: true, bedrooms: [2, 3] })
  expect(unitChoices(built.slice(0, 1))).toEqual({ isFree: false, bedrooms: [] })
})

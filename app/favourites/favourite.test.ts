import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSince, type Favourite, mostFavourites, readFavourites, toggled } from './favourite'

const property = {
  id: 7,
  status: 'available' as const,
  price: { cents: 300_00, isStartingFrom: false },
}
const kept: Favourite = { id: 7, cents: 300_00, status: 'available' }

test('a property is kept as it was, and let go again', () => {
  expect(toggled([], property)).toEqual([kept])
  expect(toggled([kept], property)).toEqual([])
})

test('there is an end to keeping', () => {
  const many = Array.from({ length: mostFavourites }, (_, id) => ({ ...kept, id: id + 100 }))
  const after = toggled(many, property)
  expect(after).toHaveLength(mostFavourites)
  expect(after[0]?.id).toBe(7)
})

test.each([
  ['nothing changed', kept, property, null],
  ['the price went down', { ...kept, cents: 350_00 }, property, { kind: 'lower', before: 350_00 }],
  ['the price went up', { ...kept, cents: 250_00 }, property, { kind: 'higher', before: 250_00 }],
  [
    'it was sold',
    kept,
    { ...property, status: 'sold' as const, price: null },
    { kind: 'status', status: 'sold' },
  ],
  ['its price is no longer told', kept, { ...property, price: null }, null],
  ['its price was not told before', { ...kept, cents: null }, property, null],
  ['it was never kept', undefined, property, null],
] as const)('%s', (_, favourite, now, change) => {
  expect(changeSince(favourite, now)).toEqual(change)
})

test('whatever stands in the browser is read without harm', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { id } of readFavourites(text)) expect(Number.isInteger(id)).toBe(true)
    }),
  )
  expect(readFavourites(JSON.stringify([kept, { id: 'x' }, null]))).toEqual([kept])
})

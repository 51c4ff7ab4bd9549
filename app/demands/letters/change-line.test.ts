import { expect, test } from 'vitest'
import { changeLine, changesToTell } from './change-line'

const card = { price: { cents: 329_000_00, isStartingFrom: false }, status: 'option' } as const

test.each([
  [{ priceCents: 350_000_00 }, { says: 'price-lowered', from: 350_000_00, to: 329_000_00 }],
  [{ priceCents: 300_000_00 }, { says: 'price-raised', from: 300_000_00, to: 329_000_00 }],
  [{ priceCents: null }, { says: 'price' }],
  [null, { says: 'price' }],
] as const)('a price that was %j', (was, line) => {
  expect(changeLine({ kind: 'price', was }, card)).toEqual(line)
})

test('a price that is not published is not told', () => {
  const change = { kind: 'price', was: { priceCents: 350_000_00 } } as const
  expect(changeLine(change, { ...card, price: null })).toEqual({ says: 'price' })
})

test('a state says what it was and what it is', () => {
  const change = { kind: 'status', was: { status: 'available' } } as const
  expect(changeLine(change, card)).toEqual({
    says: 'status-change',
    from: 'available',
    to: 'option',
  })
})

test('a new property that is under option already says so', () => {
  const change = { kind: 'published', was: null } as const
  expect(changeLine(change, card)).toEqual({ says: 'published', status: 'option' })
  expect(changeLine(change, { ...card, status: 'available' })).toEqual({ says: 'published' })
})

test('of two prices in one letter the first tells where it began', () => {
  const first = { kind: 'price', was: { priceCents: 400_000_00 } } as const
  const second = { kind: 'price', was: { priceCents: 350_000_00 } } as const
  const status = { kind: 'status', was: { status: 'available' } } as const
  const told = changesToTell([first, status, second])
  expect(told).toHaveLength(2)
  expect(told).toEqual(expect.arrayContaining([first, status]))
  const fresh = { kind: 'published', was: null } as const
  expect(changesToTell([fresh, first])).toEqual([fresh])
})

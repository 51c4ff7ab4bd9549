import { expect, test } from 'vitest'
import { fillByTable } from './field-table'

const shared = { rooms: { bedrooms: 1, bathrooms: 1 }, outside: { garden: 10 } }
const table = [
  { from: 'Beds', to: 'details.rooms.bedrooms', as: 'count' },
  { from: 'Baths', to: 'details.rooms.bathrooms', as: 'count' },
  { from: 'Reference', to: 'reference', as: 'word' },
] as const

test('what is told stands in its place, and the rest stays as it was', () => {
  const told: Record<string, unknown> = { Beds: 3, Baths: 2, Reference: 'A7' }
  const { content } = fillByTable({ reference: '', details: shared }, table, (from) => told[from])
  expect(content).toEqual({
    reference: 'A7',
    details: { rooms: { bedrooms: 3, bathrooms: 2 }, outside: { garden: 10 } },
  })
})

test('a record that shares its groups with others is not filled for them', () => {
  fillByTable({ reference: '', details: shared }, table, () => '3')
  expect(shared).toEqual({ rooms: { bedrooms: 1, bathrooms: 1 }, outside: { garden: 10 } })
})

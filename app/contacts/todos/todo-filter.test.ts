import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTodoFilter, todoFilterQuery } from './todo-filter'

const read = (query: string) => readTodoFilter(new URLSearchParams(query))

test('nonsense in an address of the list asks for nothing', () => {
  const usual = { whose: 'mine', show: 'open', until: '', property: null, contact: null, page: 1 }
  expect(read('')).toEqual(usual)
  expect(read('whose=x&show=gone&until=2026-02-30&property=-1&contact=1&page=0&other=1')).toEqual(
    usual,
  )
  expect(read('until=0000-01-01')).toEqual(usual)
})

test('an address asks for what it was made from', () => {
  const wish = fc.record({
    whose: fc.constantFrom('mine' as const, 'all' as const),
    show: fc.constantFrom('open' as const, 'done' as const),
    until: fc.constantFrom('', '2028-02-29', '2026-12-31'),
    property: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    contact: fc.option(fc.uuid()),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(wish, (each) => {
      expect(read(todoFilterQuery(each))).toEqual(each)
    }),
  )
})

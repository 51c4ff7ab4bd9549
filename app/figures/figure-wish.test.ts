import { expect, test } from 'vitest'
import { type FigureWish, figureWishQuery, readFigureWish } from './figure-wish'

const read = (query: string) => readFigureWish(new URLSearchParams(query))

test.each<FigureWish>([
  { what: 'stock', state: 'option', age: '365', page: 1 },
  { what: 'enquiry', from: '2026-01-01', to: '2026-01-31', channel: 'a&b=c', page: 3 },
  { what: 'closing', from: '2026-01-01', to: '2026-01-31', agent: '', only: 'priced', page: 1 },
])('an address says the same as the figure', (wish) => {
  expect(read(figureWishQuery(wish))).toEqual(wish)
})

test.each(['', 'what=owners', 'what=enquiry', 'what=offer&from=2026-02-30&to=2026-03-01'])(
  'no figure leads to "%s"',
  (query) => {
    expect(read(query)).toBeUndefined()
  },
)

test('nonsense beside it is left out', () => {
  expect(read('what=stock&age=7&page=x')).toEqual({ what: 'stock', page: 1 })
})

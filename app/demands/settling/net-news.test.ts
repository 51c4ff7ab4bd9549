import { expect, test } from 'vitest'
import { beforeOf, netNews } from './net-news'

const now = { priceCents: 100, status: 'available' } as const

test.each([
  ['new, whatever else happened', { hidden: 'published', priceCents: 5 }, [['published']]],
  ['a price', { priceCents: 120 }, [['price', { priceCents: 120 }]]],
  ['a price that was not told', { priceCents: null }, [['price', { priceCents: null }]]],
  ['a price that came back', { priceCents: 100 }, []],
  ['a state that came back', { status: 'available' }, []],
  [
    'a price and a state',
    { priceCents: 90, status: 'option' },
    [
      ['price', { priceCents: 90 }],
      ['status', { status: 'option' }],
    ],
  ],
] as const)('%s', (_, before, told) => {
  const news = netNews(7, before, now)
  expect(news).toEqual(told.map(([kind, was]) => ({ propertyId: 7, kind, ...(was && { was }) })))
})

test('what is remembered of a change is what visitors saw before it', () => {
  expect(beforeOf({ propertyId: 7, kind: 'published' })).toEqual({ hidden: 'published' })
  expect(beforeOf({ propertyId: 7, kind: 'price', was: { priceCents: 4 } })).toEqual({
    priceCents: 4,
  })
})

import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import { PriceListTable } from './price-list-table'

const view = { order: 'price', isFree: false, bedrooms: null } as const

test('[8.09] a project without units or constructions says so', () => {
  const html = drawn(<PriceListTable units={[]} view={view} goal="sale" />, 'en')
  expect(html).toContain('No units or buildings are known yet.')
  expect(html).not.toContain('<table')
})

import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import type { Unit } from '../properties/unit'
import { PriceListTable } from './price-list-table'

const aUnit: Unit = {
  id: 1,
  reference: 'BK-1',
  list: 'projects',
  goal: 'sale',
  contract: 'sale',
  status: 'available',
  project: { id: 1, title: 'Demerhof', city: 'Aarschot' },
  title: 'Appartement A1',
  name: 'Appartement A1',
  townBeside: '',
  summary: '',
  type: 2,
  badge: 0,
  price: null,
  address: '',
  zip: '3200',
  city: 'Aarschot',
  countryId: 10,
  bedrooms: 2,
  livingArea: 90,
  groundArea: null,
  energyLabel: null,
  pictures: [],
  publishedAt: '2026-11-01',
  floor: null,
  terraceArea: 8,
  orientation: '',
}
const view = { order: 'price', isFree: false, bedrooms: null } as const

test('each unit is told with its floor, the ground floor in words', () => {
  const unit = { ...aUnit, floor: 0 }
  const units = [unit, { ...unit, id: 2, floor: 3 }, { ...unit, id: 3, floor: null }]
  const html = drawn(<PriceListTable units={units} view={view} goal="sale" />, 'nl')
  const cells = [...html.matchAll(/data-label="Verdieping">([^<]*)</g)].map(([, told]) => told)
  expect(cells).toEqual(['Gelijkvloers', '3', '–'])
  const without = units.map((each) => ({ ...each, floor: null }))
  expect(drawn(<PriceListTable units={without} view={view} goal="sale" />, 'nl')).not.toContain(
    'Verdieping',
  )
})

test('[8.09] a project without units or constructions says so', () => {
  const html = drawn(<PriceListTable units={[]} view={view} goal="sale" />, 'en')
  expect(html).toContain('No units or buildings are known yet.')
  expect(html).not.toContain('<table')
})

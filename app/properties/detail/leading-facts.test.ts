import { expect, test } from 'vitest'
import type { FullProperty } from '../shown/full-property'
import type { ShownField } from '../shown/shown-fields'
import { featuresOf, leadingFacts, moneyOf } from './leading-facts'

type Fields = FullProperty['fields']

const none: Fields = {
  finances: [],
  annuity: [],
  surfaces: [],
  building: [],
  comfort: [],
  energy: [],
  certificates: [],
  legal: [],
}

function told(text: string): ShownField[] {
  return text.split(' ').map((word) => {
    const [name, value = '1'] = word.split('=')
    return { name, text: value } as ShownField
  })
}

const full: Fields = {
  ...none,
  surfaces: told(
    'living-surface=238 ground-surface=920 total-surface=402 constructed-surface=164 terrace-surface=60 garden-surface=540 front-width=12 plot-width=18',
  ),
  building: told(
    'construction-year=1987 renovation-year=2022 bedrooms=4 bathrooms=2 shower-rooms toilets garages parkings floors facades lift',
  ),
  comfort: told(
    'heating kitchen glazing frames roof-material roof-condition terrace-orientation garden-orientation rear-orientation',
  ),
}

const names = (fields: ShownField[]) => fields.map(({ name }) => name)

test.each([
  [1, ['bedrooms', 'bathrooms', 'living-surface', 'ground-surface', 'construction-year']],
  [4, ['ground-surface', 'plot-width', 'front-width']],
  [6, ['living-surface', 'total-surface', 'ground-surface', 'front-width']],
  [7, ['living-surface', 'total-surface', 'garages', 'parkings']],
])('type %i leads with its own facts', (type, expected) => {
  expect(names(leadingFacts({ type, fields: full }))).toEqual(expected)
})

test.each([1, 4, 6, 7])('of type %i every fact is told once, eight before the fold', (type) => {
  const { first, others } = featuresOf({ type, fields: full })
  const above = names(leadingFacts({ type, fields: full }))
  const below = [...names(first), ...others.flatMap(({ fields }) => names(fields))]
  expect(first).toHaveLength(8)
  const all = names([...full.surfaces, ...full.building, ...full.comfort])
  const isLivingOnPlot = (name: string) => type === 4 && name === 'living-surface'
  expect([...above, ...below].sort()).toEqual(all.filter((each) => !isLivingOnPlot(each)).sort())
})

test('a total that is the living area once more is not told', () => {
  const surfaces = told('living-surface=26 total-surface=26 garden-surface=5')
  const fields = { ...none, surfaces }
  expect(names(leadingFacts({ type: 7, fields }))).toEqual(['living-surface'])
  expect(names(featuresOf({ type: 7, fields }).first)).toEqual(['garden-surface'])
})

test('what was renovated when it was built was not renovated', () => {
  const fields = { ...none, building: told('construction-year=2020 renovation-year=2020 lift') }
  expect(names(featuresOf({ type: 1, fields }).first)).toEqual(['lift'])
})

test('the price stands at the top and not among the facts', () => {
  const finances = told('price=€300.000 cadastral-income=€1.842')
  expect(moneyOf({ fields: { ...none, finances } })).toEqual({
    annuity: null,
    rows: told('cadastral-income=€1.842'),
  })
})

test('of an annuity the two sums stand at the top and the value among the facts', () => {
  const finances = told('price=€300.000')
  const annuity = told('bouquet=€67.000 monthly-annuity=€1.040 annuity-years=15')
  expect(moneyOf({ fields: { ...none, finances, annuity } })).toEqual({
    annuity: { bouquet: '€67.000', monthly: '€1.040' },
    rows: told('price=€300.000 annuity-years=15'),
  })
})

test('what is not there is not counted', () => {
  const building = told('garages=0 parkings=2 bedrooms=0')
  const fields = { ...none, building, surfaces: told('terrace-surface=0\u00a0m² front-width=0,5') }
  expect(leadingFacts({ type: 1, fields })).toEqual([])
  expect(names(featuresOf({ type: 1, fields }).first)).toEqual(['parkings', 'front-width'])
})

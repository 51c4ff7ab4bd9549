import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { translated } from '../../language/translated'
import { propertyDetails } from '../stored/property-details'
import { type FieldGroup, type FieldProperty, fieldGroups } from './field-groups'
import { shownFields } from './shown-fields'

const { annuity: _, ...empty } = propertyDetails.parse({})
const property: FieldProperty = {
  ...empty,
  region: 'flanders',
  energyPerformance: 312,
  contract: 'sale',
  price: 86_500_000,
  bedrooms: 4,
  bathrooms: 2,
  livingArea: 238,
  groundArea: 920,
  constructionYear: 1987,
  hasLift: false,
  annuity: {},
  tell: (text) => translated(text, 'nl'),
}

test('[3.07] fields are told by their type; a year has no thousands', () => {
  expect(shownFields('finances', property, 'nl')).toEqual([{ name: 'price', text: '€ 865.000' }])
  expect(shownFields('surfaces', property, 'nl')).toEqual([
    { name: 'living-surface', text: '238 m²' },
    { name: 'ground-surface', text: '920 m²' },
  ])
  expect(shownFields('building', property, 'nl')[0]).toEqual({
    name: 'construction-year',
    text: '1987',
  })
})

test.each([
  ['residential-let', { 'monthly-rent': '€ 950', deposit: '€ 2.850' }],
  ['business-let', { 'monthly-rent': '€ 950', 'agreed-deposit': '€ 2.850' }],
  ['other-let', { 'monthly-rent': '€ 950', 'agreed-deposit': '€ 2.850' }],
  ['take-over', { 'take-over-price': '€ 950', 'premises-rent': '€ 700' }],
  ['sale', { price: '€ 950' }],
] as const)('[5.16] what is asked for by a %s', (contract, told) => {
  const costs = { ...property.costs, deposit: 285_000, premisesRent: 70_000 }
  const fields = shownFields('finances', { ...property, contract, costs, price: 95_000 }, 'nl')
  expect(fields).toEqual(Object.entries(told).map(([name, text]) => ({ name, text })))
})

test.each([
  ['no', 'no'],
  ['yes', 'yes'],
  ['on-request', 'on-request'],
] as const)('[3.05] the judicial decision %s is answered %s', (judicial, answer) => {
  const told = { ...property, planning: { ...property.planning, judicial } }
  expect(shownFields('legal', told, 'nl')).toEqual([{ name: 'judicial', answer }])
})

test('[3.06] asbestos and the certificates are told', () => {
  const environment = {
    ...property.environment,
    asbestos: { nl: 'asbestveilig' },
    asbestosDay: '2026-05-20',
    electricity: { nl: 'conform' },
    gas: { nl: 'conform' },
    soil: 'pending' as const,
  }
  expect(shownFields('certificates', { ...property, environment }, 'nl')).toEqual([
    { name: 'asbestos', text: 'asbestveilig' },
    { name: 'asbestos-day', text: '20-5-2026' },
    { name: 'electricity', text: 'conform' },
    { name: 'gas', text: 'conform' },
    { name: 'soil', answer: 'pending' },
  ])
})

test('[3.01] an annuity tells bouquet, rent, index, occupation, lives and years', () => {
  const annuity = { bouquet: 9_000_000, monthly: 85_000, isIndexed: true, isOccupied: false }
  const told = shownFields(
    'annuity',
    { ...property, annuity: { ...annuity, lives: '2', maxYears: 15 } },
    'nl',
  )
  expect(told.map((field) => ('text' in field ? field.text : field.answer))).toEqual([
    '€ 90.000',
    '€ 850',
    'yes',
    'no',
    '2',
    '15',
  ])
})

const energy = { ...property.energy, certificate: '20230412-1', total: 17_600 }

test('in Wallonia energy is told with the prefixes of its law, elsewhere in words', () => {
  const told = (region: FieldProperty['region']) =>
    shownFields('energy', { ...property, region, energy }, 'fr')
  expect(told('wallonia')).toEqual([
    { name: 'peb-number', text: '20230412-1' },
    { name: 'peb-spec', text: '312 kWh/m².an' },
    { name: 'peb-total', text: expect.stringMatching(/^17\s600 kWh\/an$/) },
  ])
  for (const region of ['flanders', 'brussels', undefined] as const) {
    expect(told(region).map(({ name }) => name)).toEqual(['certificate', 'total-energy'])
  }
})

test('zero is an answer, an empty field is not', () => {
  const told = { ...property, building: { ...property.building, garages: 0 }, bedrooms: null }
  const names = shownFields('building', told, 'nl').map(({ name }) => name)
  expect(names).toEqual(['construction-year', 'bathrooms', 'garages'])
})

test.each(languages)('every field has a name in %s', (language) => {
  const { t } = messagesIn(language)
  for (const group of Object.keys(fieldGroups) as FieldGroup[]) {
    expect(t(`properties:group.${group}`)).not.toContain('group.')
    for (const { name } of fieldGroups[group]) {
      expect(t(`properties:field.${name}`)).not.toContain('field.')
    }
  }
})

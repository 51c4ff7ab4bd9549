import { expect, test } from 'vitest'
import type { PropertyContent } from '../stored/property-content'
import { propertyDetails } from '../stored/property-details'
import { aProperty } from '../testing'
import { fieldOf, fromEdit, propertyEdit, toEdit } from './property-edit'

function anyProperty(): PropertyContent {
  const rest = aProperty({
    details: propertyDetails.parse({
      costs: { deposit: 90_000 },
      energy: { certificate: 'UC-1' },
    }),
  })
  const all = {
    isPublished: true,
    goalNumber: 0,
    projectId: null,
    badge: 0,
    isStartingFrom: false,
    priceUnitText: {},
    box: null,
    countryId: 10,
    countryName: {},
    hideCity: false,
    latitude: 50.9,
    longitude: 4.8,
    bathrooms: 1,
    groundArea: 300,
    constructionYear: 1988,
    energyRank: 3,
    hasGarden: true,
    hasTerrace: false,
    hasGarage: true,
    hasLift: false,
    isAnnuity: false,
    pictures: [],
    plans: [],
    documents: [],
    links: [],
  }
  return { ...all, ...rest } as unknown as PropertyContent
}

test('what is shown and saved unchanged says the same', () => {
  const property = anyProperty()
  const edit = toEdit(property)
  expect(edit.finances.deposit).toBe(90_000)
  expect(edit.energy.certificate).toBe('UC-1')
  expect(fromEdit(property, propertyEdit.parse(edit))).toEqual(property)
})

test('every field of the details stands in the form', () => {
  const shapes = Object.values(propertyEdit.shape).flatMap((shape) =>
    'shape' in shape ? Object.keys(shape.shape) : [],
  )
  const { annuity, ...groups } = propertyDetails.shape
  const told = Object.values(groups).flatMap((group) => Object.keys(group.unwrap().shape))
  expect(told.filter((name) => !shapes.includes(name))).toEqual([])
})

test.each([
  ['finances.deposit', 'details.costs.deposit'],
  ['finances.priceCents', 'priceCents'],
  ['texts.title.fr', 'title.fr'],
  ['energy.heating.nl', 'details.energy.heating.nl'],
  ['building.bedrooms', 'bedrooms'],
  ['annuity.bouquet', 'details.annuity'],
  ['links.0.url', 'links'],
])('%s is kept as %s', (edited, kept) => {
  expect(fieldOf(edited)).toBe(kept)
})

test('a performance without a label gets that of its region', () => {
  const property = anyProperty()
  const edit = toEdit(property)
  const energy = { ...edit.energy, energyPerformance: 350, energyLabel: null }
  expect(fromEdit(property, { ...edit, energy })).toMatchObject({ energyLabel: 'd', energyRank: 5 })
})

test('an annuity is told as a whole or not at all', () => {
  const property = anyProperty()
  const edit = toEdit(property)
  const annuity = { ...edit.annuity, bouquet: 5_000_000 }
  expect(fromEdit(property, { ...edit, annuity }).details.annuity).toMatchObject({
    bouquet: 5_000_000,
  })
})

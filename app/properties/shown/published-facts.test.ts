import { expect, test } from 'vitest'
import { propertyDetails } from '../stored/property-details'
import { isClosed, publishedDetails, publishedName, publishedPrice } from './published-facts'

const open = {
  status: 'available',
  priceCents: 300_000_00,
  publishPrice: true,
  isStartingFrom: false,
} as const

test.each([
  ['available', false],
  ['option', false],
  ['withdrawn', false],
  ['sold', true],
  ['rented', true],
  ['reference', true],
] as const)('[5.10] a home that is %s has found someone: %j', (status, closed) => {
  expect(isClosed(status)).toBe(closed)
  expect(publishedPrice({ ...open, status }) === null).toBe(closed)
})

test('[5.10] a price is told when there is one and the owner agrees', () => {
  expect(publishedPrice(open)).toEqual({ cents: 300_000_00, isStartingFrom: false })
  expect(publishedPrice({ ...open, publishPrice: false })).toBeNull()
  expect(publishedPrice({ ...open, priceCents: null })).toBeNull()
  expect(publishedPrice({ ...open, priceCents: 0, isStartingFrom: true })).toEqual({
    cents: 0,
    isStartingFrom: true,
  })
})

const details = propertyDetails.parse({
  costs: {
    deposit: 1,
    premisesRent: 2,
    agencyCost: 3,
    notaryFees: 4,
    notaryFeesWithVat: 5,
    renterCharges: 6,
  },
})
const secrets = {
  deposit: null,
  premisesRent: null,
  agencyCost: null,
  notaryFees: null,
  notaryFeesWithVat: null,
}

test('[5.10] nothing from which a hidden price follows is told', () => {
  expect(publishedDetails({ ...open, details })).toBe(details)
  const hidden = publishedDetails({ ...open, publishPrice: false, details })
  expect(hidden).toEqual({ ...details, costs: { ...details.costs, ...secrets } })
  const sold = publishedDetails({ ...open, status: 'sold', details })
  expect(sold.costs).toMatchObject({ ...secrets, renterCharges: 6 })
})

test('[5.10] of a life annuity neither the sum at once nor the monthly one', () => {
  const annuity = { bouquet: 50_000_00, monthly: 1_000_00 } as NonNullable<typeof details.annuity>
  const property = { ...open, details: { ...details, annuity } }
  expect(publishedDetails(property).annuity).toBe(annuity)
  expect(publishedDetails({ ...property, publishPrice: false }).annuity).toMatchObject({
    bouquet: null,
    monthly: null,
  })
  expect(publishedDetails({ ...property, details, publishPrice: false }).annuity).toBe(
    details.annuity,
  )
})

test.each([
  ['Kerkstraat 12 voorgevel', 'Kerkstraat', ''],
  ['KERK-STRAAT voorgevel', 'Kerkstraat', ''],
  ['Rue des Ecoles', 'Rue des Écoles', ''],
  ['rue des écoles 3', 'RUE DES ECOLES', ''],
  ['Voorgevel', 'Kerkstraat', 'Voorgevel'],
  ['Voorgevel', '', 'Voorgevel'],
  ['De Ka voorgevel', 'Ka', 'De Ka voorgevel'],
  ['De Kaa voorgevel', 'Kaa', ''],
])('[5.11] the name %j of a private property in %j is told as %j', (name, street, told) => {
  expect(publishedName(name, { publishAddress: false, street })).toBe(told)
  expect(publishedName(name, { publishAddress: true, street })).toBe(name)
})

test('[5.11] the town in a name is private where the town is, and only then', () => {
  const place = { publishAddress: false, street: 'Kerkstraat', city: 'Leuven' }
  expect(publishedName('Plan Leuven', { ...place, hideCity: true })).toBe('')
  expect(publishedName('Plan Leuven', { ...place, hideCity: false })).toBe('Plan Leuven')
  expect(publishedName('Plan Leuven', place)).toBe('Plan Leuven')
  const { city: _, ...nowhere } = place
  expect(publishedName('Plan Leuven', { ...nowhere, hideCity: true })).toBe('Plan Leuven')
})

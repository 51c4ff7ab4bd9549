import { expect, test } from 'vitest'
import { costFactsOf } from './cost-facts'
import { propertyDetails } from './stored/property-details'

const property = {
  zip: '3000',
  countryId: 10,
  projectId: null,
  isAnnuity: false,
  details: propertyDetails.parse({}),
}

test('what is not known costs nothing; a deposit may be unknown', () => {
  expect(costFactsOf(property)).toEqual({
    region: 'flanders',
    isUnit: false,
    isAnnuity: false,
    chargesCents: 0,
    inventoryCents: 0,
    depositCents: null,
  })
})

test('a unit, with what the record says', () => {
  const costs = { renterCharges: 12_500, inventoryCost: 30_000, deposit: 190_000 }
  const details = propertyDetails.parse({ costs })
  expect(costFactsOf({ ...property, projectId: 7, details })).toMatchObject({
    isUnit: true,
    chargesCents: 12_500,
    inventoryCents: 30_000,
    depositCents: 190_000,
  })
})

test('abroad there is no region, whatever the postal code looks like', () => {
  expect(costFactsOf({ ...property, countryId: 33 }).region).toBeUndefined()
})

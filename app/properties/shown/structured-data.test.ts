import { expect, test } from 'vitest'
import type { PropertyStatus } from '../property-status'
import { aProperty } from '../testing'
import { toDetail } from './full-property'
import { listingFacts, openHouseFacts } from './structured-data'

type Facts = {
  about: Record<string, unknown>
  offers: { availability: string } & Record<string, unknown>
}

const stored = { pictures: [], plans: [], documents: [], links: [], priceUnitText: {} }

function listingOf(wish: Parameters<typeof aProperty>[0]) {
  const row = { ...aProperty(wish), ...stored } as unknown as Parameters<typeof toDetail>[0]
  const context = { language: 'nl' as const, project: null, hiddenSpot: null }
  const detail = toDetail(row, { ...context, sanitised: (html) => html })
  const property = { ...detail, typeName: '', badgeText: '', badgeColor: null }
  const agency = { name: 'Baksteen', phone: '016 23 45 67', email: 'info@baksteen.example' }
  return { property, url: 'https://baksteen.example/x/', images: [], agency }
}

function factsOf(wish: Parameters<typeof aProperty>[0]): Facts {
  return JSON.parse(JSON.stringify(listingFacts(listingOf(wish))))
}

const saturday = {
  startsAt: '2026-11-21T09:00:00.000Z',
  endsAt: '2026-11-21T11:00:00.000Z',
  note: '',
}

test('[5.14] machines read the description without tags and entities', () => {
  const description = { nl: '<p>Ruim &amp; licht</p>  <b>met tuin</b>' }
  expect(JSON.stringify(factsOf({ description }))).toContain(
    '"description":"Ruim & licht met tuin"',
  )
})

test('an open house is an event at the address that may be told', () => {
  const eventsOf = (wish: Parameters<typeof aProperty>[0]) =>
    JSON.parse(JSON.stringify(openHouseFacts(listingOf(wish), 'Opendeurdag', [saturday])))
  const street = { street: 'Kouter', houseNumber: '12' }
  expect(eventsOf({ ...street, publishAddress: true })).toMatchObject([
    {
      '@type': 'Event',
      name: expect.stringMatching(/^Opendeurdag: ./),
      startDate: saturday.startsAt,
      endDate: saturday.endsAt,
      location: { address: { streetAddress: 'Kouter 12' } },
    },
  ])
  expect(JSON.stringify(eventsOf({ ...street, publishAddress: false }))).not.toContain('Kouter')
  expect(eventsOf({ ...street, publishAddress: false, hideCity: true })).toEqual([])
})

test.each<[PropertyStatus, string, boolean]>([
  ['available', 'InStock', true],
  ['option', 'Reserved', true],
  ['sold', 'SoldOut', false],
  ['rented', 'SoldOut', false],
  ['reference', 'SoldOut', false],
])(
  '[4.11] a property that is %s is %s, and tells its price: %s',
  (status, availability, isPriced) => {
    const { offers } = factsOf({ status })
    expect(offers.availability).toBe(`https://schema.org/${availability}`)
    expect('price' in offers).toBe(isPriced)
  },
)

test('[5.10] an unpublished price is in no fact', () => {
  const facts = factsOf({ priceCents: 44_444_400, publishPrice: false })
  expect(JSON.stringify(facts)).not.toMatch(/444|priceCurrency/)
})

test('[3.02] a price from which properties start is a minimum, not the price', () => {
  const { offers } = factsOf({ isStartingFrom: true })
  expect(offers.price).toBeUndefined()
  expect(offers.priceSpecification).toMatchObject({ minPrice: 300_000 })
})

test('[5.16] rent is told per month, as letting', () => {
  const { offers } = factsOf({ goal: 'rent', priceCents: 95_000 })
  expect(offers.priceSpecification).toMatchObject({ price: 950, unitCode: 'MON' })
  expect(offers.businessFunction).toMatch(/LeaseOut$/)
})

test('[5.16] a business is taken over for a sum that is paid once', () => {
  const { offers } = factsOf({ goal: 'rent', goalNumber: 2, type: 6, priceCents: 5_500_000 })
  expect(offers).toMatchObject({ price: 55_000, priceCurrency: 'EUR' })
  expect(offers.businessFunction).toMatch(/Sell$/)
  expect(JSON.stringify(offers)).not.toContain('MON')
})

test('[5.11] street and point only with a published address, the town unless hidden', () => {
  const place = { latitude: 51.05, longitude: 3.72 }
  const shown = factsOf(place).about
  expect(shown.address).toMatchObject({ streetAddress: 'Kouter 7', addressLocality: 'Gent' })
  expect(shown.geo).toMatchObject(place)
  const discreet = factsOf({ ...place, publishAddress: false }).about
  expect(discreet.address).toEqual({
    '@type': 'PostalAddress',
    postalCode: '9000',
    addressLocality: 'Gent',
  })
  expect(discreet.geo).toBeUndefined()
  expect(factsOf({ publishAddress: false, hideCity: true }).about.address).toBeUndefined()
})

test.each([
  [1, 'SingleFamilyResidence', 3],
  [2, 'Apartment', 3],
  [4, 'Place', undefined],
  [6, 'Place', undefined],
  [7, 'ParkingFacility', undefined],
])('[3.03] type %i is a %s with %s bedrooms', (type, kind, bedrooms) => {
  const { about } = factsOf({ type, types: [type] })
  expect(about['@type']).toBe(kind)
  expect(about.numberOfBedrooms).toBe(bedrooms)
})

test('floor size and energy are told as on the certificate', () => {
  const { about } = factsOf({ energyLabel: 'b_sub', energyPerformance: 90 })
  expect(about.floorSize).toEqual({ '@type': 'QuantitativeValue', value: 150, unitCode: 'MTK' })
  expect(about.additionalProperty).toMatchObject([{ value: 'B-' }, { value: 90 }])
})

import { expect, test } from 'vitest'
import {
  aSweepbrightEstate,
  sampleSweepbrightEstates,
  sweepbrightId,
} from '../../../testing/crm/sweepbright-estates'
import type { NeutralProject, NeutralProperty } from '../crm/crm'
import { readEstate } from './estate'
import { addressesIn } from './estate-media'
import { recordsOf } from './estate-record'

function read(told: unknown) {
  const estate = readEstate(told)
  if (!estate) throw new Error('That is no estate.')
  return recordsOf(estate)
}
const property = (told: unknown) => read(told)[0]?.record as NeutralProperty
const samples = sampleSweepbrightEstates()
const sample = (number: number) => samples.find(({ id }) => id === sweepbrightId(number))

test('[7.01] an estate is told in our words and units', () => {
  expect(property(sample(101))).toMatchObject({
    reference: 'VK-2026-014',
    status: 'available',
    isPublished: true,
    goal: 'sale',
    type: 1,
    types: [1],
    title: { nl: 'Gezinswoning met tuin', fr: 'Maison familiale' },
    description: { nl: 'Ruime woning.<br>Zuidtuin.', fr: 'Maison spacieuse.' },
    priceCents: 38_900_000,
    publishPrice: true,
    publishAddress: true,
    street: 'Lindelaan',
    houseNumber: '14',
    zip: '3000',
    city: 'Leuven',
    countryId: 10,
    latitude: 50.8798,
    bedrooms: 4,
    livingArea: 168,
    groundArea: 412,
    constructionYear: 1974,
    hasGarden: true,
    hasTerrace: true,
    hasLift: false,
    energyPerformance: 214,
    energyLabel: 'c',
    links: [{ url: 'https://tour.example.test/101', name: {} }],
    details: {
      costs: { realEstateTax: 145_000, cadastralIncome: 120_000 },
      building: { renovationYear: 2015, toilets: 2, facades: 3, floors: 2 },
      energy: {
        certificate: '20260101-0001234567-RES-1',
        co2: null,
        eLevel: 60,
        total: 35_952,
        heating: { nl: 'stookolie' },
      },
      comfort: { gardenOrientation: { fr: 'sud' }, glazing: { nl: 'dubbel glas' } },
      environment: { gScore: 'B', pScore: 'C', electricity: { nl: 'niet conform' } },
      planning: {
        zoning: 'Wg',
        permit: 'Vg',
        allotment: 'Gvv',
        summons: 'Gmo',
        preemption: 'Gvkr',
        judicial: 'no',
        rights: { nl: 'G-score B, P-score C' },
      },
    },
  })
})

test('[7.01] of a let, the rent without charges is the price', () => {
  expect(property(sample(102))).toMatchObject({
    goal: 'rent',
    status: 'option',
    type: 2,
    priceCents: 97_500,
    hasLift: true,
    reference: sweepbrightId(102).slice(0, 8),
    details: {
      costs: { renterCharges: 8_500, deposit: 195_000, inventoryCost: 25_000 },
      building: { availableFrom: '2026-12-01' },
    },
  })
})

test('[7.01] what the owner hides, or is not said to be shown, is not shown', () => {
  expect(property(sample(103))).toMatchObject({
    status: 'sold',
    priceCents: null,
    publishPrice: false,
    publishAddress: false,
    title: { nl: 'Grond', fr: 'Terrain' },
  })
  const silent = aSweepbrightEstate({
    id: sweepbrightId(1),
    price: { amount: 1_000 },
    location: { street: 'Kouter', postal_code: '9000', city: 'Gent' },
  })
  expect(property(silent)).toMatchObject({ publishPrice: false, publishAddress: false })
  const words = aSweepbrightEstate({ id: sweepbrightId(1), custom_price: 'Op aanvraag' })
  expect(property(words).publishPrice).toBe(false)
})

test('[7.01] a project comes with its units, each of which knows its project', () => {
  const records = read(sample(104))
  expect(records.map(({ kind, externalId }) => [kind, externalId])).toEqual([
    ['project', sweepbrightId(104)],
    ['property', sweepbrightId(105)],
    ['property', sweepbrightId(106)],
  ])
  expect(records[0]?.record as NeutralProject).toMatchObject({
    title: { nl: 'Havenhof' },
    statedStatus: 'active',
    priceMinCents: 31_000_000,
  })
  expect(records[2]?.record).toMatchObject({ project: sweepbrightId(104), status: 'sold' })
})

test('[7.01] what makes no sense is left out and told, and nothing is refused for it', () => {
  const [odd] = read(sample(107))
  expect(odd?.record).toMatchObject({ types: [], bedrooms: null, livingArea: null, city: '' })
  expect(odd?.leftOut).toEqual(
    expect.arrayContaining([
      { field: 'type', problem: 'unknown-code castle_in_the_air' },
      { field: 'bedrooms', problem: 'not-a-count' },
      { field: 'sizes.liveable_area', problem: 'unknown-code tatami' },
    ]),
  )
})

test('[7.01] a status that nobody knows keeps a home off the site', () => {
  const estate = aSweepbrightEstate({ id: sweepbrightId(1), status: 'on_the_moon' })
  expect(property(estate)).toMatchObject({ isPublished: false })
  const draft = aSweepbrightEstate({ id: sweepbrightId(1), publish_status: 'private' })
  expect(property(draft)).toMatchObject({ isPublished: false })
})

test('[7.01] a file is known by its own id, whatever its address is this time', () => {
  const signed = (signature: number) =>
    aSweepbrightEstate({
      id: sweepbrightId(1),
      images: [
        { id: 'b', filename: 'b.jpg', url: `https://s3.test/b?s=${signature}`, ordinal: 2 },
        { id: 'a', filename: 'a.jpg', url: `https://s3.test/a?s=${signature}`, ordinal: 1 },
      ],
      plans: [
        { id: 'p', filename: 'p.png', url: 'https://s3.test/p', content_type: 'image/png' },
        { id: 'q', filename: 'q.pdf', url: 'https://s3.test/q', content_type: 'application/pdf' },
      ],
    })
  expect(read(signed(1))).toEqual(read(signed(2)))
  const { pictures, plans, documents } = property(signed(1))
  expect([pictures, plans, documents].map((list) => list.map(({ source }) => source))).toEqual([
    [`sweepbright:${sweepbrightId(1)}/a`, `sweepbright:${sweepbrightId(1)}/b`],
    [`sweepbright:${sweepbrightId(1)}/p`],
    [`sweepbright:${sweepbrightId(1)}/q`],
  ])
  expect(documents[0]).toMatchObject({ name: { nl: 'q' }, requiresApproval: true })
  const estate = readEstate(signed(2))
  expect(estate && Object.fromEntries(addressesIn(estate))).toMatchObject({
    [`sweepbright:${sweepbrightId(1)}/a`]: 'https://s3.test/a?s=2',
  })
})

test.each([undefined, null, [], 'estate', { id: {} }, { id: '' }])(
  '[7.01] %j is no estate',
  (told) => {
    expect(readEstate(told)).toBeUndefined()
  },
)

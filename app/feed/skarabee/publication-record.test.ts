import { expect, test } from 'vitest'
import { aPublication, samplePublications } from '../../../testing/crm/skarabee-publications'
import type { NeutralProject, NeutralProperty } from '../crm/crm'
import { noOwnCodes } from '../crm/own-codes'
import { readXml } from '../reading/read-xml.server'
import { type Publication, readPublication } from './publication'
import { recordOf } from './publication-record'

type Sample = ReturnType<typeof aPublication>
const told = ({ xml }: Sample) =>
  readPublication(readXml(`<a xmlns:xsi="x">${xml}</a>`)) as Publication
const read = (sample: Sample, ownCodes = noOwnCodes) => recordOf(told(sample), ownCodes)
const property = (sample: Sample) => read(sample)?.record as NeutralProperty
const samples = samplePublications()
const sample = (id: number) => samples.find((each) => each.id === id) ?? aPublication({ id })

test('[7.01] a home is told in our words and units, in the languages that have a text', () => {
  expect(property(sample(501001))).toMatchObject({
    reference: 'VK-2026-014',
    status: 'available',
    isPublished: true,
    goal: 'sale',
    type: 1,
    title: { nl: 'Gezinswoning met tuin', fr: 'Maison familiale' },
    description: { nl: 'Ruime woning.<br>Zuidtuin.', fr: 'Maison spacieuse.' },
    priceCents: 38_900_000,
    publishPrice: true,
    street: 'Lindelaan',
    zip: '3000',
    city: 'Leuven',
    countryId: 10,
    bedrooms: 4,
    livingArea: 168,
    groundArea: 412,
    constructionYear: 1974,
    hasGarden: true,
    hasGarage: true,
    hasLift: false,
    energyPerformance: 214,
    energyLabel: 'c',
    publishedDay: '2026-03-02',
    links: [{ url: 'https://tour.example.test/y', name: {} }],
    details: {
      building: { renovationYear: 2015, toilets: 2, facades: 3, showerRooms: null },
      surfaces: { constructed: 96, frontWidth: 7.5, terrace: 24, plotWidth: null },
      costs: { cadastralIncome: 120_000, realEstateTax: 145_000, renterCharges: null },
      energy: {
        certificate: '20260101-0001234567-RES-1',
        certificateExpiry: '2034-05-08',
        heating: { nl: 'gas', fr: 'gaz' },
        kitchen: { nl: 'ingebouwd, met toestellen' },
      },
      comfort: { glazing: { nl: 'dubbel glas' }, frames: { nl: 'pvc' } },
      environment: {
        gScore: 'B',
        pScore: 'C',
        floodZones: { nl: 'mogelijk overstromingsgevoelig' },
        electricity: { nl: 'niet conform' },
        asbestosDay: '2026-02-01',
        soil: 'present',
      },
      planning: {
        zoning: 'Wg',
        permit: 'Vg',
        allotment: 'Gvv',
        summons: 'Gdv',
        preemption: 'Gvkr',
        judicial: 'no',
      },
      annuity: null,
    },
  })
  expect(read(sample(501001))?.leftOut).toEqual([])
})

test('[7.01] a number that is hidden is not kept, nor a point that would tell it', () => {
  const { houseNumber, box, publishAddress, latitude } = property(sample(501001))
  expect([houseNumber, box, publishAddress, latitude]).toEqual(['', null, true, null])
  const open = aPublication({ id: 1, with: { HideHouseNumber: 'false' } })
  expect(property(open)).toMatchObject({ houseNumber: '14', latitude: 50.8798, longitude: 4.7005 })
})

test('[7.01] what is hidden, or of which Skarabee does not say that it is not, is not shown', () => {
  expect(property(sample(501002))).toMatchObject({
    goal: 'rent',
    status: 'option',
    publishPrice: false,
    publishAddress: false,
    houseNumber: '',
    box: null,
    details: { costs: { deposit: 195_000, renterCharges: 8_500 } },
  })
  const silent = aPublication({ id: 1 })
  const xml = silent.xml.replace(/<Hide\w+>[^<]*<\/Hide\w+>/g, '')
  expect(property({ ...silent, xml })).toMatchObject({ publishPrice: false, publishAddress: false })
  const asked = aPublication({ id: 1, with: { PriceIndication: 'ON_REQUEST' } })
  expect(property(asked).publishPrice).toBe(false)
})

test('[7.01] a title that tells a street that is not shown is left out', () => {
  const texts = [{ language: 'NL', title: 'Lindelaan 14', text: 'Een huis.' }]
  const hidden = aPublication({ id: 1, texts, with: { HideAddress: 'true' } })
  expect(property(hidden).title.nl).toBe('Woning te koop')
})

test('[7.01] a life annuity says when its people were born, by the year, and not who they are', () => {
  const annuity = property(sample(501004))
  expect(annuity).toMatchObject({
    isAnnuity: true,
    details: {
      annuity: {
        bouquet: 9_500_000,
        monthly: 115_000,
        isIndexed: true,
        isOccupied: null,
        lives: '1948, 1951',
        maxYears: 20,
      },
    },
  })
  expect(JSON.stringify(annuity)).not.toMatch(/1948-02|FEMALE/)
})

test('[7.01] a sort that nobody knows comes without a type, is told, and can be explained', () => {
  const boat = sample(501005)
  expect(property(boat)).toMatchObject({
    type: 0,
    types: [],
    isPublished: true,
    energyPerformance: null,
  })
  expect(read(boat)?.leftOut).toEqual([{ field: 'Typo.Sort', problem: 'unknown-code Other' }])
  const explained = read(boat, { types: { Other: 7 }, statuses: {} })
  expect(explained?.record).toMatchObject({ type: 7, types: [7] })
})

test.each([
  [{ Status: 'SOLD' }, 'sold', true],
  [{ Status: 'RENTED' }, 'rented', true],
  [{ Status: 'FOR_SALE', FlowStatus: 'SOLD_UNDER_RESERVE' }, 'option', true],
  [{ Status: 'FOR_SALE', ConditionalSold: 'TRUE' }, 'option', true],
  [{ Status: 'FOR_SALE_ORDER_ENDED' }, 'withdrawn', false],
  [{ Status: 'PROSPECT_FOR_RENT' }, 'withdrawn', false],
  [{ Status: 'FOR_AUCTION' }, 'withdrawn', false],
  [{ Status: 'FOR_SALE', Enabled: 'false' }, 'available', false],
  [{ Status: 'FOR_SALE', Active: 'false' }, 'available', false],
])('[7.01] %o is %s, on the site: %s', (values, status, isPublished) => {
  expect(property(aPublication({ id: 1, with: values }))).toMatchObject({ status, isPublished })
})

test('[7.01] an odd value is left out and told, and the home comes all the same', () => {
  const odd = { Price: 'veel', Index: 'A', ClassEndDate: '2034-02-31', CountryID: 'XX' }
  const record = read(aPublication({ id: 1, with: odd }))
  expect(record?.record).toMatchObject({ priceCents: null, energyLabel: 'c', countryId: 0 })
  expect(record?.leftOut.map(({ field }) => field).sort()).toEqual([
    'Address.CountryID',
    'Energy.ClassEndDate',
    'Energy.Index',
    'Price',
  ])
})

test('[7.01] pictures come in their order with the first one first, and papers are asked for', () => {
  const { pictures, plans, documents } = property(sample(501001))
  expect(pictures.map(({ source, version }) => [source, version])).toEqual([
    ['http://pictures.example-skarabee.test/a.jpg?size=large', '501001/a.jpg@2026-11-01 00:00:00'],
    ['http://pictures.example-skarabee.test/b.jpg?size=large', '501001/b.jpg@2026-11-01 00:00:00'],
  ])
  expect(plans).toHaveLength(1)
  expect(documents).toMatchObject([{ name: { nl: 'EPC' }, requiresApproval: true }])
})

test('[7.01] only the set of texts that the agency chose is read', () => {
  const texts = [{ language: 'NL', title: 'Gekozen', text: 'Een.' }]
  const chosen = aPublication({ id: 1, texts, with: { FlashID: 'FLASH_2' } })
  expect(property(chosen).title.nl).toBe('Woning te koop')
})

test('[7.01] a project says from which price, unless that is hidden, and a type of house nothing', () => {
  expect(read(sample(501900))).toMatchObject({ kind: 'project' })
  const project = (wish: object) =>
    read(aPublication({ ...wish, id: 1, type: 'PROJECT', more: prices }))?.record as NeutralProject
  const prices = '<Project><TransactionPrice Minimum="310000" Maximum="455000" /></Project>'
  expect(project({})).toMatchObject({ priceMinCents: 31_000_000, priceMaxCents: 45_500_000 })
  expect(project({ with: { HidePrice: 'true' } })).toMatchObject({ priceMinCents: null })
  expect(read(sample(501901))).toBeUndefined()
})

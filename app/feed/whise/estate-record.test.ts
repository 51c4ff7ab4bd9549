import { expect, test } from 'vitest'
import { anEstate, sampleEstates } from '../../../testing/crm/whise-estates'
import type { NeutralProject, NeutralProperty } from '../crm/crm'
import { readEstate } from './estate'
import { recordOf } from './estate-record'

function read(told: unknown) {
  const estate = readEstate(told)
  if (!estate) throw new Error('That is no estate.')
  return recordOf(estate, 'nl')
}
const property = (told: unknown) => read(told).record as NeutralProperty
const samples = sampleEstates('https://pictures.example.test')
const sample = (id: number) => samples.find((each) => each.id === id)

test('[7.01] an estate is told in our words and units', () => {
  expect(property(sample(8101))).toMatchObject({
    reference: 'W-8101',
    status: 'available',
    isPublished: true,
    goal: 'sale',
    type: 1,
    types: [1],
    title: { nl: 'Gezinswoning met zuidtuin', fr: 'Maison à vendre' },
    priceCents: 42_900_000,
    street: 'Beukenlaan',
    city: 'Kessel-Lo',
    countryId: 10,
    latitude: 50.8912,
    longitude: 4.7331,
    bedrooms: 4,
    livingArea: 182,
    constructionYear: 1978,
    hasGarden: true,
    energyPerformance: 168,
    energyLabel: 'b',
    publishedDay: '2026-09-03',
    links: [{ url: 'https://tour.example.test/8101', name: {} }],
    details: {
      building: { renovationYear: 2016, toilets: 2, parkings: 3, facades: 3 },
      energy: {
        certificate: '20260803-0001234567-RES-1',
        certificateExpiry: '2034-08-05',
        heating: { nl: 'gas', fr: 'gaz' },
      },
      planning: { zoning: 'Wg', permit: 'Vg', summons: 'Gmo', judicial: null },
      environment: { soil: null },
    },
  })
})

test('[7.01] the long text goes before the short one, in each language', () => {
  const { description } = property(sample(8101))
  expect(description.nl).toContain('Instapklaar')
  expect(description.fr).toContain('spacieuse')
})

test('[7.01] pictures stand in their order, which may be doubled or missing', () => {
  const { pictures } = property(sample(8101))
  expect(pictures.map(({ id }) => id)).toEqual([34, 31, 32, 33])
  expect(pictures[1]?.source).toContain('/1600/31')
  expect(pictures[1]?.version).toBe('8101/31@2026-10-20T07:30:00.5')
})

test('[7.01] what is not told to be shown is not shown, nor a name that tells the street', () => {
  const { title, publishPrice, publishAddress } = property(sample(8102))
  expect({ title, publishPrice, publishAddress }).toEqual({
    title: {
      nl: 'Appartement te huur',
      fr: 'Appartement à louer',
      en: 'Apartment for rent',
      de: 'Wohnung zu vermieten',
    },
    publishPrice: false,
    publishAddress: false,
  })
})

test('[7.01] a project and its unit know each other', () => {
  const project = read(sample(8103))
  expect([project.kind, (project.record as NeutralProject).number]).toEqual(['project', 'W-8103'])
  expect(property(sample(8104)).project).toBe('8103')
})

test('[7.01] sold without a price or a text, and an annuity', () => {
  const { status, priceCents, description } = property(sample(8105))
  expect({ status, priceCents, description }).toEqual({
    status: 'sold',
    priceCents: null,
    description: {},
  })
  const annuity = property(sample(8106))
  expect([annuity.goal, annuity.isAnnuity]).toEqual(['sale', true])
  expect(annuity.details.annuity?.bouquet).toBe(8_800_000)
})

test('[7.01] an odd value leaves out the value, and is noted', () => {
  const { record, leftOut } = read(sample(8107))
  expect(record).toMatchObject({ type: 0, types: [], bedrooms: null, energyPerformance: null })
  expect(leftOut.map(({ field }) => field).sort()).toEqual(['category', 'energyValue', 'rooms'])
})

test.each([
  [{ purposeStatus: { id: 4 } }, 'rented', true],
  [{ purposeStatus: { id: 14 } }, 'option', true],
  [{ purposeStatus: { id: 20 } }, 'withdrawn', false],
  [{ purposeStatus: { id: 999 } }, 'withdrawn', false],
  [{ purposeStatus: undefined }, 'withdrawn', false],
  [{ displayStatusId: 4 }, 'reference', true],
  [{ displayStatusId: 1 }, 'available', false],
])('[7.01] %j is %s, on the site: %s', (wish, status, isPublished) => {
  expect(property(anEstate({ id: 1, ...wish }))).toMatchObject({ status, isPublished })
})

test('[7.01] only what stands in the list of fields is read', () => {
  const text = JSON.stringify([readEstate(sample(8101)), read(sample(8101))])
  expect(text).not.toMatch(/geheim|4\.2577|Interne naam.*Interne naam/i)
})

test.each([null, 'x', 5, [], {}, { id: null }, { id: '' }])('[7.01] %j is no estate', (told) => {
  expect(readEstate(told)).toBeUndefined()
})

test('[7.01] rubbish in every field still gives a home without those fields', () => {
  const rubbish = [null, {}, [], 'x', Number.NaN, { id: {} }, [[]], '<b>', 1e99, true]
  for (const value of rubbish) {
    const fields = Object.keys(anEstate({ id: 1 })).filter((name) => name !== 'id')
    for (const name of [...fields, 'details', 'rooms', 'energyValue', 'parentId']) {
      expect(read({ ...anEstate({ id: 1 }), [name]: value }).externalId).toBe('1')
    }
  }
})

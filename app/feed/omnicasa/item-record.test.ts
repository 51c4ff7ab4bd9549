import { expect, test } from 'vitest'
import { anItem, aProject } from '../../../testing/crm/omnicasa-homes'
import { listItems } from '../../../testing/crm/omnicasa-list'
import { sampleItems, sampleProjects } from '../../../testing/crm/omnicasa-samples'
import { type Language, languages } from '../../language/languages'
import type { NeutralProject, NeutralProperty } from '../crm/crm'
import { noOwnCodes } from '../crm/own-codes'
import { type Item, readItem, type ToldItem } from './item'
import { projectRecord, propertyRecord } from './item-record'
import { languageIds } from './omnicasa-codes'

const agency = { language: 'nl' as Language, showsAddresses: false }
const samples = sampleItems('https://pictures.example.test')

/** As the list tells it, in every language. */
function told(item: (typeof samples)[number]): ToldItem {
  const spoken = languages.map((code) => {
    const wish = { LanguageId: languageIds[code], IncludePriceZero: true }
    return [code, readItem(listItems([item], wish).Items[0]) as Item]
  })
  return { id: String(item.ID), in: Object.fromEntries(spoken) }
}
const sample = (id: number) => samples.find(({ ID }) => ID === id) ?? anItem({ ID: id })
const read = (item: (typeof samples)[number], wish = agency) => propertyRecord(told(item), wish)
const property = (item: (typeof samples)[number], wish = agency) =>
  read(item, wish).record as NeutralProperty

test('[7.01] a home is told in our words and units, in the languages that have a text', () => {
  expect(property(sample(9101))).toMatchObject({
    reference: 'VK-2026-014',
    status: 'available',
    isPublished: true,
    goal: 'sale',
    type: 1,
    types: [1, 7],
    title: { nl: 'Gezinswoning met tuin', fr: 'Maison familiale avec jardin' },
    priceCents: 38_900_000,
    publishPrice: true,
    city: 'Leuven',
    latitude: 50.8798,
    longitude: 4.7005,
    bedrooms: 4,
    livingArea: 168,
    constructionYear: 1974,
    hasGarden: true,
    hasTerrace: true,
    hasGarage: true,
    energyPerformance: 214,
    energyLabel: 'c',
    publishedDay: '2026-01-05',
    links: [{ url: 'https://tour.example.test/9101', name: {} }],
    details: {
      building: { toilets: 2, parkings: 2, showerRooms: 1 },
      energy: { kitchen: { nl: 'Ingericht', fr: 'Équipée' } },
      comfort: {
        glazing: { nl: 'dubbel glas', fr: 'double vitrage' },
        terraceOrientation: { nl: 'Zuid', fr: 'Sud' },
      },
      environment: { soil: 'present' },
      planning: { zoning: 'Wg', permit: 'Vg' },
      annuity: null,
    },
  })
})

test('[7.01] two texts are one, and what is the same as in Dutch was not translated', () => {
  const { description, title } = property(sample(9101))
  expect(description.nl).toMatch(/zuidtuin.*Instapklaar/)
  expect(Object.keys(description)).toEqual(['nl', 'fr'])
  expect(Object.keys(title)).toEqual(['nl', 'fr'])
})

test('[7.01] an agency that writes French has its texts in French, also where Dutch repeats them', () => {
  const item = anItem({ ID: 1, TypeDescription: 'Maison', DescriptionA: 'Belle maison.' })
  const { title, description } = property(item, { ...agency, language: 'fr' })
  expect([title, description]).toEqual([{ fr: 'Maison' }, { fr: 'Belle maison.' }])
})

test('[7.01] the largest pictures in their order, not named by their file', () => {
  const { pictures } = property(sample(9101))
  expect(pictures.map(({ id }) => id)).toEqual([55011, 55012, 55013])
  expect(pictures[0]).toMatchObject({
    source: 'https://pictures.example.test/pictures/xl/55011.png',
    alt: { nl: 'Voorgevel', fr: 'Maison familiale avec jardin' },
  })
  expect(pictures[1]?.alt.nl).toBe('Gezinswoning met tuin')
})

test('[7.01] a let has its unit and its day; coordinates that were mixed up are put right', () => {
  expect(property(sample(9102))).toMatchObject({
    goal: 'rent',
    priceCents: 97_500,
    priceUnitText: { nl: '€ / maand', fr: '€ / mois' },
    city: 'Oostende',
    latitude: 51.2329,
    longitude: 2.9156,
    title: { nl: 'Appartement met zeezicht' },
    details: { building: { availableFrom: '2026-12-01' } },
  })
})

test('[7.01] sold without a price, a text or a place', () => {
  expect(property(sample(9103))).toMatchObject({
    status: 'sold',
    priceCents: null,
    publishPrice: false,
    description: {},
    houseNumber: '',
    latitude: null,
    title: { nl: 'Bouwgrond open bebouwing', fr: 'Terrain à bâtir' },
  })
})

test('[7.01] a unit knows its project; a take-over is no let', () => {
  expect(property(sample(9104))).toMatchObject({ project: '701', isStartingFrom: true })
  expect(property(sample(9105))).toMatchObject({
    goal: 'rent',
    goalNumber: 2,
    priceCents: 8_500_000,
    details: { costs: { premisesRent: 120_000 } },
  })
})

test('[7.01] what is not to be shown is not shown, nor a title that tells the street', () => {
  const { title, publishPrice, publishAddress, details } = property(sample(9106))
  expect([title.nl, publishPrice, publishAddress]).toEqual(['Woning te koop', false, false])
  expect(details.annuity).toMatchObject({ bouquet: 8_800_000, monthly: 75_000 })
})

test('[7.01] where Omnicasa does not say, the agency decides whether addresses are shown', () => {
  const silent = anItem({ ID: 1, PublishAddress: undefined })
  expect(property(silent).publishAddress).toBe(false)
  expect(property(silent, { ...agency, showsAddresses: true }).publishAddress).toBe(true)
  const private_ = anItem({ ID: 1, PublishAddress: false })
  expect(property(private_, { ...agency, showsAddresses: true }).publishAddress).toBe(false)
})

test('[7.01] an odd value leaves out the value, and is noted', () => {
  const { record, leftOut } = read(sample(9107))
  expect(record).toMatchObject({ type: 0, types: [], bedrooms: null, publishedDay: null })
  expect(leftOut.map(({ field }) => field).sort()).toEqual([
    'CreatedDate',
    'GScore',
    'GoogleX',
    'NumberOfBedRooms',
    'WebID',
  ])
})

test('[7.01] a kind that has no web type is known by its main type', () => {
  expect(property(anItem({ ID: 1, WebID: 0, WebIDs: '', MainTypeID: 158 })).types).toEqual([7])
})

test('[7.01] a state of the agency itself counts once it said what it means', () => {
  const item = anItem({ ID: 1, SubStatus: 12 })
  const silent = read(item)
  expect(silent.record).toMatchObject({ status: 'available' })
  expect(silent.leftOut).toEqual([{ field: 'SubStatus', problem: 'unknown-code 12' }])
  const explained = propertyRecord(told(item), agency, {
    ...noOwnCodes,
    statuses: { '12': 'option' },
  })
  expect([explained.record, explained.leftOut]).toMatchObject([{ status: 'option' }, []])
})

test.each([
  [{ Status: 4 }, 'rented', true],
  [{ Status: '6' }, 'reference', true],
  [{ Status: 5 }, 'withdrawn', false],
  [{ Status: 99 }, 'withdrawn', false],
  [{ Status: undefined }, 'withdrawn', false],
])('[7.01] %j is %s, on the site: %s', (wish, status, isPublished) => {
  expect(property(anItem({ ID: 1, ...wish }))).toMatchObject({ status, isPublished })
})

test('[7.01] a project has its names, and a place in its own language', () => {
  const [project] = sampleProjects()
  const { record } = projectRecord(told(project ?? aProject({ ID: 1 })), agency)
  expect(record as NeutralProject).toMatchObject({
    number: '701',
    title: { nl: 'Havenhof', fr: 'Cour du Port' },
    city: 'Gent',
    isPublished: true,
  })
})

test('[7.01] only what stands in the list of fields is read', () => {
  const text = JSON.stringify([told(sample(9101)), read(sample(9101))])
  expect(text).not.toMatch(/geheim|4\.2577|399000/i)
})

test.each([null, 'x', 5, [], {}, { ID: null }, { ID: '' }])('[7.01] %j is no home', (given) => {
  expect(readItem(given)).toBeUndefined()
})

test('[7.01] rubbish in every field still gives a home without those fields', () => {
  const rubbish = [null, {}, [], 'x', Number.NaN, { ID: {} }, [[]], '<b>', 1e99, true, '/Date(x)/']
  for (const value of rubbish) {
    const fields = Object.keys(sample(9101)).filter((name) => name !== 'ID' && name !== 'in')
    for (const name of fields) {
      expect(read({ ...sample(9101), in: undefined, [name]: value }).externalId).toBe('9101')
    }
  }
})

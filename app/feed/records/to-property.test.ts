import { expect, test } from 'vitest'
import { aFeedProperty } from '../testing'
import type { PerLanguage } from './feed-content'
import type { FeedProperty } from './feed-record'
import { judgeRecord } from './judge-record'
import { toProperty } from './to-property'

function told(wish: object, others: Partial<Record<'fr' | 'en', object>> = {}) {
  const records: PerLanguage<FeedProperty> = {}
  for (const [language, more] of Object.entries({ nl: {}, ...others })) {
    const judged = judgeRecord('property', {
      ...aFeedProperty({ ID: 12 }),
      ...wish,
      ...more,
      language,
    })
    if (judged.outcome === 'refused') throw new Error(JSON.stringify(judged))
    records[language as 'nl'] = judged.record
  }
  const property = toProperty(records)
  if ('refused' in property) throw new Error(property.refused)
  return property
}

test.each([
  [0, 'sale'],
  [1, 'rent'],
  [2, 'rent'],
  ['0', 'sale'],
])('[5.16, 3.03] goal %s is for %s, and the number is kept', (Goal, goal) => {
  expect(told({ Goal })).toMatchObject({ goal, goalNumber: Number(Goal) })
})

test.each([
  [1, { Price: null, MonthlyRent: 950 }, 95_000, null],
  [1, { Price: 900, MonthlyRent: 950 }, 90_000, null],
  [2, { Price: 55_000, MonthlyRent: 1_400 }, 5_500_000, 140_000],
  [2, { Price: null, MonthlyRent: 1_400 }, null, 140_000],
])('[3.03] goal %s with %j costs %s, and its building %s a month', (Goal, wish, price, rent) => {
  const property = told({ Goal, ...wish })
  expect(property.priceCents).toBe(price)
  expect(property.details.costs.premisesRent).toBe(rent)
})

test.each([
  [7, true],
  ['7', true],
  [1, false],
  [null, false],
])('[3.02] price unit %s means starting from: %s', (PriceUnit, isStartingFrom) => {
  expect(told({ PriceUnit }).isStartingFrom).toBe(isStartingFrom)
})

test.each([
  [{ WebID: 1, WebIDs: '1,2' }, [1, 2]],
  [{ WebID: 5, WebIDs: '6, 5' }, [5, 6]],
  [{ WebID: null, WebIDs: '3' }, [3]],
  [{ WebID: '2', WebIDs: null }, [2]],
  [{ WebID: 2, WebIDs: 'x,,-1,2' }, [2]],
])('[3.03] %j has the types %j, the main one first', (ids, types) => {
  expect(told(ids)).toMatchObject({ types, type: types[0] })
})

test.each([
  [0, 'available', false],
  [1, 'available', true],
  [undefined, 'available', true],
  [2, 'sold', true],
  [3, 'withdrawn', false],
  [4, 'rented', true],
  [5, 'withdrawn', false],
  [6, 'reference', true],
  [7, 'option', true],
])('[3.01] status %s is %s, shown: %s', (Status, status, isPublished) => {
  expect(told({ Status })).toMatchObject({ status, isPublished })
})

test.each([
  [{ Zip: '9000', EnergyPerformance: 185 }, 'b', 3],
  [{ Zip: '5000', EnergyPerformance: 185 }, 'c', 4],
  [{ Zip: '1050', EnergyPerformance: 90 }, 'b_sub', 3],
  [{ Zip: '9000', EnergyPerformance: 185, EPCLabelText: 'C' }, 'c', 4],
  [{ Zip: '5000', EPCLabelText: 'A++' }, 'a_plusplus', 0],
  [{ Zip: '9000', EPCLabelText: 'a +' }, 'a_plus', 1],
  [{ Zip: '1050', EPCLabelText: 'D-' }, 'd_sub', 5],
  [{ Zip: '9000', EPCLabelText: 'n.v.t.', EnergyPerformance: 0 }, 'a_plus', 1],
  [{ Zip: 'L-1611', CountryID: 50, EPCLabelText: 'H' }, 'H', 9],
  [{ Zip: 'L-1611', CountryID: 50, EnergyPerformance: 80 }, null, null],
  [{ Zip: '06000', CountryID: 33, EPCLabelText: 'D', EnergyPerformance: 200 }, 'd', 5],
  [{ Zip: '06000', CountryID: 33, EnergyPerformance: 200 }, null, null],
  [{ Zip: '9000' }, null, null],
])('[9.06, 9.02, 3.01] the energy label of %j is %s', (wish, energyLabel, energyRank) => {
  expect(told(wish)).toMatchObject({ energyLabel, energyRank })
})

test.each([
  [0, 'no'],
  [1, 'yes'],
  [2, 'on-request'],
  [3, null],
  [null, null],
])('[3.05] judicial decision %s is %s', (JudicialDecision, judicial) => {
  expect(told({ JudicialDecision }).details.planning.judicial).toBe(judicial)
})

test('[3.06] a small letter and a day the Belgian way are read as well', () => {
  const { environment, planning } = told({
    GScore: 'b',
    PScore: 'D',
    SoilCertificate: 2,
    AsbestosDate: '5/11/2024',
    PlanningInformation: 'Wg',
    Permit: 'Vg',
    PreemptiveRights: 'Gvkr',
  }).details
  expect(environment).toMatchObject({ gScore: 'B', pScore: 'D', soil: 'present' })
  expect(environment.asbestosDay).toBe('2024-11-05')
  expect(planning).toMatchObject({ zoning: 'Wg', permit: 'Vg', preemption: 'Gvkr' })
})

test('[3.01] money is kept in whole cents, unknown measures are unknown', () => {
  const property = told({
    Price: '345.000,50',
    CadastralIncome: 1015.37,
    SurfaceLiving: 0,
    Bedrooms: 0,
  })
  expect(property.priceCents).toBe(34_500_050)
  expect(property.details.costs.cadastralIncome).toBe(101_537)
  expect([property.livingArea, property.bedrooms]).toEqual([null, 0])
})

test('[5.10, 5.11] what the feed does not say is published, is not', () => {
  const property = told({ PublishPrice: null, PublishAddress: undefined })
  expect([property.publishPrice, property.publishAddress]).toEqual([false, false])
})

test('[3.01] texts of four languages become one property', () => {
  const property = told(
    { TypeDescription: 'Huis', Heating: 'gas' },
    { fr: { TypeDescription: 'Maison', Heating: '' }, en: { TypeDescription: 'House' } },
  )
  expect(property.title).toEqual({ nl: 'Huis', fr: 'Maison', en: 'House' })
  expect(property.details.energy.heating).toEqual({ nl: 'gas', en: 'gas' })
})

test('[3.01] pictures carry a name in every language; a file name is no name', () => {
  const picture = (Name: string) => [{ ID: 5, Url: 'https://crm.example/5.jpg', Name }]
  const property = told(
    { TypeDescription: 'Huis', Pictures: picture('Voorgevel') },
    { fr: { TypeDescription: 'Maison', Pictures: picture('IMG_0012.jpg') } },
  )
  expect(property.pictures).toEqual([
    { id: 5, source: 'https://crm.example/5.jpg', alt: { nl: 'Voorgevel', fr: 'Maison' } },
  ])
})

test('[3.01] a short feed names one picture, small and large', () => {
  const SmallPictureItem = { ID: 1, Url: 'https://crm.example/small.jpg', Width: 400, Height: 300 }
  const XLargePictureItem = { Url: 'https://crm.example/large.jpg' }
  const [picture] = told({ SmallPictureItem, XLargePictureItem }).pictures
  expect(picture?.source).toBe('https://crm.example/large.jpg')
})

test.each([
  [50.85, 4.35, 50.85],
  [0, 0, null],
  [95, 4, null],
  [50, null, null],
])('%s, %s is a point only when it can be', (Latitude, Longitude, latitude) => {
  expect(told({ Latitude, Longitude }).latitude).toBe(latitude)
})

test('[3.01] an annuity is there only for a viager', () => {
  expect(told({ IsViager: 0, ViagerBouquet: 10 }).details.annuity).toBeNull()
  const annuity = told({ IsViager: 1, ViagerBouquet: 85_000, ViagerLives: '1948, 1951' })
  expect(annuity.details.annuity).toMatchObject({ bouquet: 8_500_000, lives: '1948, 1951' })
  expect(annuity.isAnnuity).toBe(true)
})

test.each([
  ['5000', 'Namur'],
  ['9000', 'Namen'],
  ['1180', 'Namen'],
])('[5.12] in %s a town has its official name: %s', (Zip, city) => {
  expect(told({ Zip, City: 'NAMEN' }, { fr: { City: 'NAMUR' } }).city).toBe(city)
})

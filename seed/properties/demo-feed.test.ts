import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { feedMarquee, feedType } from '../../app/feed/records/feed-look-ups'
import { feedProject } from '../../app/feed/records/feed-project'
import { feedProperty } from '../../app/feed/records/feed-record'
import { languages } from '../../app/language/languages'
import { regionOf } from '../../app/properties/look-ups/region'
import { demoFeed } from './demo-feed'

const today = '2026-03-16'
const feed = demoFeed(today)
const properties = feed.nl.properties.map((record) => feedProperty.parse(record))
const projects = feed.nl.projects.map((record) => feedProject.parse(record))
const isOffered = ({ Status }: { Status: number | null }) => Status === 1 || Status === 7
const valuesOf = <Key extends keyof (typeof properties)[number]>(key: Key) =>
  new Set(properties.map((property) => property[key]))

describe.each(languages)('in %s', (language) => {
  const file = feed[language]

  test('every record is one the importer accepts, with the same ids as in Dutch', () => {
    const parsed = file.properties.map((record) => feedProperty.parse(record))
    expect(parsed.every((property) => property.language === language)).toBe(true)
    expect(parsed.map(({ ID }) => ID)).toEqual(properties.map(({ ID }) => ID))
    expect(file.projects.map((record) => feedProject.parse(record).ID)).toEqual(
      projects.map(({ ID }) => ID),
    )
    expect(file.types.map((type) => feedType.parse(type).WebID)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(file.marquees.map((marquee) => feedMarquee.parse(marquee).ID)).toEqual([
      0, 1, 2, 3, 4, 20,
    ])
  })

  test('no two properties read the same, and each tells enough but not too much', () => {
    const texts = file.properties.map((record) => feedProperty.parse(record).Description)
    expect(new Set(texts).size).toBe(texts.length)
    const lengths = texts.map((text) => text.split(/\s+/).length)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(70)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(175)
    expect(texts.join()).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  })

  test('titles are of a hundred sorts, and none is left with a gap', () => {
    const titles = file.properties.map((record) => feedProperty.parse(record).TypeDescription)
    expect(new Set(titles).size).toBeGreaterThan(100)
    expect(titles.join()).not.toMatch(/[{}]|undefined/)
  })
})

test('the same day gives the same feed, another day another one', () => {
  const written = JSON.stringify(feed)
  expect(JSON.stringify(demoFeed(today)) === written).toBe(true)
  expect(JSON.stringify(demoFeed('2026-03-17')) === written).toBe(false)
})

test('[9.21] one town offers 19 properties and another 18, however they are counted', () => {
  const offeredIn = (zip: string) =>
    properties.filter((property) => property.Zip === zip && isOffered(property))
  expect(offeredIn('3200')).toHaveLength(19)
  expect(offeredIn('3000')).toHaveLength(18)
  const unclear = [...offeredIn('3200'), ...offeredIn('3000')].filter(
    ({ WebID, Goal, HideCity, ProjectID }) => WebID === 6 || Goal === 2 || HideCity || ProjectID,
  )
  expect(unclear).toEqual([])
})

test('[3.10] there are more than 220 properties in 18 Belgian towns and beyond the border', () => {
  expect(properties.length).toBeGreaterThanOrEqual(220)
  const outside = properties.filter(({ ProjectID }) => ProjectID === null)
  expect(
    new Set(outside.filter((property) => property.CountryID === 10).map(({ Zip }) => Zip)).size,
  ).toBe(18)
  expect(valuesOf('CountryID')).toEqual(new Set([10, 33, 50]))
})

test('[5.16] only a property has the deposit of the law; a business that is taken over has none', () => {
  const kinds = properties.filter(({ Goal, DepositAmount }) => Goal !== 0 && DepositAmount !== null)
  expect(kinds.some(({ WebID }) => WebID === 6)).toBe(false)
  for (const { WebID, DepositAmount, MonthlyRent } of kinds) {
    const months = Number(DepositAmount) / Number(MonthlyRent)
    expect(months).toBeLessThanOrEqual(WebID === 7 ? 1 : 3)
  }
})

test('[3.03] [3.04] every type, goal, state and badge is there', () => {
  expect([...valuesOf('WebID')].sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([...valuesOf('Goal')].sort()).toEqual([0, 1, 2])
  expect([...valuesOf('Status')].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(valuesOf('Marquee')).toEqual(new Set([0, 1, 2, 3, 4, 20]))
})

const steps = (letters: string) => [...letters].flatMap((one) => [`${one}+`, one, `${one}-`])
test.each([
  ['flanders', ['A+', 'A', 'B', 'C', 'D', 'E', 'F']],
  ['wallonia', ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']],
  ['brussels', [...steps('ABCDEF'), 'G']],
])('every energy label of %s is on offer', (region, labels) => {
  const there = properties.filter(
    (property) =>
      property.CountryID === 10 && regionOf(property.Zip) === region && property.EPCLabelText,
  )
  expect(new Set(there.map(({ EPCLabelText }) => EPCLabelText))).toEqual(new Set(labels))
})

test('prices and addresses are hidden now and then, and some prices are a start', () => {
  const share = (hidden: typeof properties) => hidden.length / properties.length
  expect(share(properties.filter((property) => !property.PublishPrice))).toBeCloseTo(0.1, 1)
  expect(share(properties.filter((property) => !property.PublishAddress))).toBeCloseTo(0.2, 1)
  expect(properties.filter((property) => property.HideCity).length).toBeGreaterThanOrEqual(3)
  expect(properties.filter((property) => property.PriceUnit === 7).length).toBeGreaterThanOrEqual(4)
  expect(properties.filter((property) => property.Price === null)).toHaveLength(1)
  expect(properties.filter((property) => property.IsViager).length).toBeGreaterThanOrEqual(3)
})

test('some legal mentions are missing on purpose, and only those', () => {
  const flemishOffers = properties.filter(
    (property) =>
      isOffered(property) && property.CountryID === 10 && regionOf(property.Zip) === 'flanders',
  )
  expect(flemishOffers.filter((property) => !property.PScore)).toHaveLength(1)
  expect(
    flemishOffers.filter((property) => !property.Permit || !property.PreemptiveRights),
  ).toHaveLength(1)
  const lived = properties.filter(
    (property) => isOffered(property) && [1, 2, 3].includes(property.WebID ?? 0),
  )
  expect(lived.filter((property) => property.EnergyPerformance === null)).toHaveLength(2)
  expect(lived.filter((property) => property.EPCLabelText && !property.UniqueCode)).toHaveLength(1)
  expect(
    lived.filter((property) => property.Goal === 1 && property.ChargesRenter === null),
  ).toHaveLength(1)
  const sales = flemishOffers.filter((property) => property.Goal === 0 && property.WebID !== 4)
  const beforeTheBan = sales.filter(
    (property) => (property.ConstructionYear ?? 2001) < 2001 && (property.SurfaceLiving ?? 0) >= 20,
  )
  expect(beforeTheBan.filter((property) => !property.AsbestosDate)).toHaveLength(1)
})

test('films, tours, plans and papers come along', () => {
  const links = properties.flatMap(({ Links }) => Links.map(({ Url }) => Url)).join(' ')
  for (const host of ['youtube.com', 'vimeo.com', '.mp4', 'matterport.com']) {
    expect(links).toContain(host)
  }
  const papers = properties.flatMap(({ Documents }) => Documents)
  expect(new Set(papers.map(({ RequiresApproval }) => RequiresApproval))).toEqual(
    new Set([true, false]),
  )
  expect(properties.some(({ Plans }) => Plans.length > 0)).toBe(true)
})

test('every file that is named exists, but for one lost picture and one property without any', () => {
  const urls = properties.flatMap(({ Pictures, Plans, Documents }) =>
    [...Pictures, ...Plans, ...Documents].map(({ Url }) => Url),
  )
  const fileOf = (url: string) =>
    url.replace('seed:', url.startsWith('seed:documents/') ? 'seed/' : 'seed/pictures/')
  expect(urls.filter((url) => !existsSync(fileOf(url)))).toEqual(['seed:interior-lost-01.webp'])
  expect(properties.filter(({ Pictures }) => Pictures.length === 0)).toHaveLength(1)
  expect(Math.max(...properties.map(({ Pictures }) => Pictures.length))).toBeLessThanOrEqual(12)
})

test('neighbours in a list do not start with the same picture', () => {
  const firsts = properties.map(({ Pictures }) => Pictures[0]?.Url)
  const pairs = firsts.filter((url, index) => index > 0 && url === firsts[index - 1])
  expect(pairs).toEqual([])
})

test('[3.08] [4.12] six projects have units in every state, one is sold out and one is let', () => {
  expect(projects).toHaveLength(6)
  const units = properties.filter(({ ProjectID }) => ProjectID !== null)
  for (const { ID } of projects) {
    const own = units.filter(({ ProjectID }) => ProjectID === ID)
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(own.length).toBeLessThanOrEqual(14)
  }
  expect(new Set(units.map(({ Status }) => Status))).toEqual(new Set([1, 2, 4, 7]))
  expect(projects.filter(({ Status }) => Status === 2)).toHaveLength(1)
  expect(projects.filter(({ Goal }) => Goal === 1)).toHaveLength(1)
})

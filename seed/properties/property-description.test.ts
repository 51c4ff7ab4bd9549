import { describe, expect, test } from 'vitest'
import { type FeedProperty, feedProperty } from '../../app/feed/records/feed-record'
import { type Language, languages } from '../../app/language/languages'
import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { demoFeed } from './demo-feed'
import { readerOf } from './told-facts.testing'
import { keysOf, wordFor } from './word-list'

const feed = demoFeed('2026-03-16')
const recordsIn = (language: Language) =>
  feed[language].properties.map((record) => feedProperty.parse(record))
const isShown = ({ Status }: FeedProperty) => [1, 2, 4, 6, 7].includes(Status ?? 0)
const named = (record: FeedProperty, what: unknown) => `${record.ID}: ${what}`
const textOf = ({ TypeDescription, Description }: FeedProperty) =>
  `${TypeDescription}. ${Description}`

/** What a reader of the text marks, by property. */
const wrongIn =
  (records: FeedProperty[]) => (read: (record: FeedProperty, text: string) => unknown[]) =>
    records.flatMap((record) => read(record, textOf(record)).map((what) => named(record, what)))

describe.each(languages)('the facts in the descriptions in %s', (language) => {
  const reader = readerOf(language)
  const wrong = wrongIn(recordsIn(language))

  test('name the rooms of the record', () => {
    expect(
      wrong((record, text) => [
        ...reader.bedrooms(text).filter((told) => record.WebID !== 5 && told !== record.Bedrooms),
        ...reader.bathrooms(text).filter((told) => record.WebID !== 5 && told !== record.Bathrooms),
      ]),
    ).toEqual([])
  })

  test('name areas of the record only', () => {
    expect(
      wrong((record, text) => {
        const areas = [
          record.SurfaceLiving,
          record.SurfaceGround,
          record.SurfaceGarden,
          record.SurfaceTerrace,
        ]
        return reader.areas(text).filter((told) => !areas.includes(told))
      }),
    ).toEqual([])
  })

  test('name the energy label and use of the record', () => {
    expect(
      wrong((record, text) => [
        ...reader.labels(text).filter((told) => told !== record.EPCLabelText),
        ...reader.use(text).filter((told) => told !== record.EnergyPerformance),
      ]),
    ).toEqual([])
  })

  test('name the heating of the record', () => {
    expect(
      wrong((record, text) => {
        const heating = keysOf('heating').find(
          (key) => wordFor('heating', key)[language] === record.Heating,
        )
        return record.Heating ? reader.heatings(text).filter((told) => told !== heating) : []
      }),
    ).toEqual([])
  })

  test('name a place to park, or a lift, where the record has one', () => {
    expect(
      wrong((record, text) => [
        ...reader
          .parking(text)
          .filter(({ count }) => (record.Garages ?? 0) + (record.Parkings ?? 0) < count)
          .map(({ told }) => told),
        ...reader.lifts(text).filter(() => !record.HasLift && record.WebID !== 7),
      ]),
    ).toEqual([])
  })
})

describe.each(languages)('the descriptions in %s', (language) => {
  const records = recordsIn(language)
  const reader = readerOf(language)

  test('are at least 120, and no sentence stands in more than four of them', () => {
    const shown = records.filter(isShown)
    expect(new Set(shown.map(({ Description }) => Description)).size).toBeGreaterThanOrEqual(120)
    const homes = new Map<string, Set<number>>()
    for (const record of shown) {
      for (const sentence of sentencesOf(record, language)) {
        homes.set(sentence, (homes.get(sentence) ?? new Set()).add(record.ID ?? 0))
      }
    }
    const worn = [...homes].filter(([, ids]) => ids.size > 4)
    expect(worn.map(([sentence, ids]) => `${ids.size}: ${sentence}`)).toEqual([])
  })

  test('say what became of the property', () => {
    const other: Partial<Record<number, RegExp>> = {
      1: reader.goneWords,
      2: reader.offerWords,
      4: reader.offerWords,
      6: reader.offerWords,
      7: reader.goneWords,
    }
    expect(
      wrongIn(records)((record) => {
        const last = record.Description.split('\n\n').at(-1) ?? ''
        return last.match(other[record.Status ?? 0] ?? /$^/) ?? []
      }),
    ).toEqual([])
    const mute = records.filter(
      ({ Status, Description }) =>
        [2, 4, 6, 7].includes(Status ?? 0) && Description.split('\n\n').length < 3,
    )
    expect(mute.map(({ ID }) => ID)).toEqual([])
  })

  test('choose no tenant by family, age or origin', () => {
    const lets = records.filter(({ Goal }) => Goal === 1)
    expect(
      lets.filter((record) => reader.preference.test(textOf(record))).map(({ ID }) => ID),
    ).toEqual([])
  })
})

test('a certificate has the name of its region', () => {
  const wrong = recordsIn('nl').filter(({ CountryID, Zip, Description }) => {
    if (CountryID !== belgium) return /\bEPC\b|EPB/.test(Description)
    return regionOf(Zip) === 'flanders' ? /EPB/.test(Description) : /\bEPC\b/.test(Description)
  })
  expect(wrong.map((record) => named(record, record.City))).toEqual([])
})

/** What is written once: without the figures, letters and names that differ by property. */
function sentencesOf(record: FeedProperty, language: Language): string[] {
  const numbers = keysOf('number').map((key) => wordFor('number', key)[language])
  const floors = keysOf('floor').map((key) => wordFor('floor', key)[language])
  return (record.Description ?? '')
    .replaceAll(record.City ?? '\0', '@')
    .replace(/(?<!\p{L})[A-E]\d(?!\p{L})/gu, '#')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      [...floors, ...numbers]
        .reduce(
          (text, word) => text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'), '#'),
          sentence,
        )
        .replace(/\d[\d.,\u00a0\u202f]*/g, '#')
        .replace(/(?<![\p{L}])[A-G](?:\+\+|\+|-)?(?![\p{L}’'])/gu, '#'),
    )
}

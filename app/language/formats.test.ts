import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clockTime, dayAndMonth, fullDate, shortDate } from '../appointments/letters/viewing-time'
import { rangeText, shareText } from '../costs/range-text'
import { momentsIn } from '../office/use-moments'
import { shortDay as ownersDay } from '../owners/day-text'
import { euros } from '../properties/price'
import { displayValue } from '../properties/shown/display-value'
import { wholeNumber } from '../search/whole-number'
import { languages } from './languages'
import { longDay } from './long-day'
import { numberText, percentText } from './numbers/number-text'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** As a reader of each language writes it: see docs/decisions/136. */
const read = {
  nl: ['17.600', '0,25', '12,5 %', '1.250 m²', '16 november 2026', 'maandag 16 november 2026'],
  fr: ['17 600', '0,25', '12,5 %', '1 250 m²', '16 novembre 2026', 'lundi 16 novembre 2026'],
  en: ['17,600', '0.25', '12.5%', '1,250 m²', '16 November 2026', 'Monday 16 November 2026'],
  de: ['17.600', '0,25', '12,5 %', '1.250 m²', '16. November 2026', 'Montag, 16. November 2026'],
}

test.each(languages)(
  'numbers, percentages, areas and days in %s are its reader’s own',
  (language) => {
    const [thousands, decimals, percent, area, day, date] = read[language]
    expect(plain(numberText(17_600, language))).toBe(thousands)
    expect(plain(wholeNumber(17_600, language))).toBe(thousands)
    expect(plain(numberText(0.25, language))).toBe(decimals)
    expect(plain(percentText(12.5, language))).toBe(percent)
    expect(plain(shareText(1_250, language))).toBe(percent)
    expect(plain(displayValue({ type: 'percentage', value: 12.5 }, language))).toBe(percent)
    const square = { type: 'number', value: 1_250, unit: 'm²' } as const
    expect(plain(displayValue(square, language))).toBe(area)
    expect(longDay('2026-11-16', language)).toBe(day)
    expect(fullDate('2026-11-16T13:30:00Z', language)).toBe(date)
    expect(clockTime('2026-11-16T13:30:00Z', language)).toBe('14:30')
  },
)

test('the first of a month is counted in French, and only there', () => {
  expect(languages.map((language) => longDay('2026-12-01', language))).toEqual([
    '1 december 2026',
    '1er décembre 2026',
    '1 December 2026',
    '1. Dezember 2026',
  ])
  const spoken = [fullDate, dayAndMonth, shortDate].map((said) =>
    said('2027-03-01T10:00:00Z', 'fr'),
  )
  expect(spoken).toEqual(['lundi 1er mars 2027', 'lundi 1er mars', 'lun. 1er mars'])
  expect(longDay('2026-12-11', 'fr')).toBe('11 décembre 2026')
  expect(momentsIn('fr').moment('2026-12-01T13:01:00Z')).toBe('1er déc. 2026, 14:01')
  expect(ownersDay('2026-12-01', 'fr')).toBe('1er déc')
})

test.each(languages)(
  '[9.01, 3.07] money and facts that are days are the same in %s',
  (language) => {
    expect(displayValue({ type: 'price', value: 34_500_000 }, language)).toBe('€ 345.000')
    expect(displayValue({ type: 'date', value: '2026-03-05' }, language)).toBe('5-3-2026')
  },
)

test('[9.01] an amount is written in one way', () => {
  expect(euros(-125_050)).toBe('-€ 1.250,50')
  expect(rangeText({ low: 955_000, high: 1_065_049 })).toBe('€\u00a09.550 – €\u00a010.650')
})

test('a colon between two texts of a component is that of the language', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name),
  )
  const bare = files.filter((name) =>
    />: \{|\)\}: [{<]/.test(readFileSync(path.join('app', name), 'utf8')),
  )
  expect(bare).toEqual([])
})

test('nobody writes numbers for a reader but the files that know how', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  )
  const makers = files.filter((name) => {
    const text = readFileSync(path.join('app', name), 'utf8')
    return /Intl\.NumberFormat|\.toLocaleString\('(?:nl|fr|en|de)|-BE`/.test(text)
  })
  expect(makers.sort()).toEqual([
    'language/formats.ts',
    'language/languages.ts',
    'properties/price.ts',
  ])
})

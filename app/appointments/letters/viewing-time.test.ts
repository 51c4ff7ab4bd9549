import { expect, test } from 'vitest'
import { longMonth } from '../../language/long-month'
import {
  clockTime,
  dayAndMonth,
  dayNumber,
  fullDate,
  noonOf,
  shortDate,
  weekdayName,
} from './viewing-time'

const viewing = new Date('2026-11-18T13:30:00Z')

test.each([
  [
    'nl',
    '14:30',
    'woensdag 18 november 2026',
    'woensdag 18 november',
    'wo 18 nov',
    'november 2026',
  ],
  [
    'fr',
    '14:30',
    'mercredi 18 novembre 2026',
    'mercredi 18 novembre',
    'mer. 18 nov.',
    'novembre 2026',
  ],
  [
    'en',
    '14:30',
    'Wednesday 18 November 2026',
    'Wednesday 18 November',
    'Wed 18 Nov',
    'November 2026',
  ],
  [
    'de',
    '14:30',
    'Mittwoch, 18. November 2026',
    'Mittwoch, 18. November',
    'Mi. 18. Nov.',
    'November 2026',
  ],
] as const)('a visit in %s', (language, clock, full, day, short, month) => {
  expect(clockTime(viewing, language)).toBe(clock)
  expect(fullDate(viewing, language)).toBe(full)
  expect(dayAndMonth(viewing, language)).toBe(day)
  expect(shortDate(viewing, language)).toBe(short)
  expect(longMonth('2026-11-18', language)).toBe(month)
})

test.each([
  ['nl', 'wo', 'woensdag'],
  ['fr', 'mer', 'mercredi'],
  ['en', 'Wed', 'Wednesday'],
  ['de', 'Mi', 'Mittwoch'],
] as const)('a day of the week in %s, without a full stop', (language, short, long) => {
  expect(weekdayName(viewing, language, 'short')).toBe(short)
  expect(weekdayName(viewing, language, 'long')).toBe(long)
})

test('an hour has two figures, and midnight is no 24', () => {
  for (const language of ['nl', 'fr', 'en', 'de'] as const) {
    expect(clockTime('2026-11-18T07:05:00Z', language)).toBe('08:05')
    expect(clockTime('2026-11-18T23:05:00Z', language)).toBe('00:05')
  }
})

test('noon of a day lies in that day, in summer and in winter', () => {
  expect(noonOf('2026-11-18')).toEqual(new Date('2026-11-18T11:00:00Z'))
  expect(clockTime(noonOf('2026-07-18'), 'nl')).toBe('13:00')
})

test('the number of a day is a word of its name', () => {
  for (const language of ['nl', 'fr', 'en', 'de'] as const) {
    for (const day of ['2027-01-01', '2027-01-02', '2027-01-18']) {
      const words = dayAndMonth(noonOf(day), language).split(/[\s.]+/)
      expect(words).toContain(dayNumber(day, language))
    }
  }
})

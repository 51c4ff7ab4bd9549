import { expect, test } from 'vitest'
import { belgianHolidays } from './belgian-holidays'

test.each([
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
])('in %i Easter Monday, Ascension Day and Whit Monday fall right', (year, ...days) => {
  expect(belgianHolidays(year)).toEqual(expect.arrayContaining(days))
})

// Easter Sundays as the almanacs print them; the Monday after each is a holiday.
test.each<[number, string]>([
  // The earliest and the latest there are.
  ...[1598, 1693, 1761, 1818].map((year) => [year, `${year}-03-23`] as [number, string]),
  ...[1666, 1734, 1886, 1943, 2190, 2258].map(
    (year) => [year, `${year}-04-26`] as [number, string],
  ),
  [1995, '1995-04-17'],
  [2014, '2014-04-21'],
  [1954, '1954-04-19'],
  [1961, '1961-04-03'],
  [1981, '1981-04-20'],
  [2000, '2000-04-24'],
  [2008, '2008-03-24'],
  [2011, '2011-04-25'],
  [2019, '2019-04-22'],
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2049, '2049-04-19'],
  [2076, '2076-04-20'],
  [2100, '2100-03-29'],
  [2285, '2285-03-23'],
])('in %i Easter Monday is %s', (year, monday) => {
  expect(belgianHolidays(year)).toContain(monday)
})

test('a year has ten, in order', () => {
  expect(belgianHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

import { expect, test } from 'vitest'
import { belgianHolidays } from './belgian-holidays'

test.each([
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
])('in %i Easter Monday, Ascension Day and Whit Monday fall right', (year, ...days) => {
  expect(belgianHolidays(year)).toEqual(expect.arrayContaining(days))
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

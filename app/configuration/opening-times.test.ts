import { expect, test } from 'vitest'
import { openingTimesPattern, openNow } from './opening-times'

const times = 'Mo-Fr 09:00-12:30, Mo-Fr 13:30-18:00, Sa 10:00-13:00'

test.each([
  ['on Tuesday morning', '2026-11-17T09:00', { isOpen: true, until: '12:30' }],
  ['at the last minute', '2026-11-17T17:59', { isOpen: true, until: '18:00' }],
  ['over lunch', '2026-11-17T12:30', { isOpen: false, day: '2026-11-17', from: '13:30' }],
  ['before it opens', '2026-11-17T00:30', { isOpen: false, day: '2026-11-17', from: '09:00' }],
  ['in the evening', '2026-11-17T18:00', { isOpen: false, day: '2026-11-18', from: '09:00' }],
  [
    'on Saturday afternoon',
    '2026-11-21T15:00',
    { isOpen: false, day: '2026-11-23', from: '09:00' },
  ],
  ['on Sunday', '2026-11-22T11:00', { isOpen: false, day: '2026-11-23', from: '09:00' }],
  [
    'over the end of a year',
    '2026-12-31T19:00',
    { isOpen: false, day: '2027-01-01', from: '09:00' },
  ],
])('%s', (_, clock, told) => {
  expect(openNow(times, clock)).toEqual(told)
})

test('an office that is open one day a week opens again in a week', () => {
  const told = { isOpen: false, day: '2026-11-24', from: '09:00' }
  expect(openNow('Tu 09:00-10:00', '2026-11-17T10:00')).toEqual(told)
})

test('without times nothing is said', () => {
  expect(openNow('', '2026-11-17T10:00')).toBeNull()
})

test('only times that can be read are taken', () => {
  for (const each of ['', 'Mo-Fr 09:00-18:00', times]) expect(each).toMatch(openingTimesPattern)
  for (const each of ['ma-vr 9-18', 'Mo-Fr 9:00-18:00', 'Mo 25:00-26:00', 'Mo-Fr 09:00-18:00;']) {
    expect(each).not.toMatch(openingTimesPattern)
  }
})

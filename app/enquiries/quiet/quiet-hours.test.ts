import { expect, test } from 'vitest'
import { quietHours, quietUntil } from './quiet-hours'

const night = { begins: '20:00', ends: '07:30' }
const noon = { begins: '12:00', ends: '13:00' }

test.each([
  ['in the evening', night, '2026-11-17T21:00:00Z', '2026-11-18T06:30:00.000Z'],
  ['as they begin', night, '2026-11-17T19:00:00Z', '2026-11-18T06:30:00.000Z'],
  ['after midnight', night, '2026-11-17T23:30:00Z', '2026-11-18T06:30:00.000Z'],
  ['at the turn of a year', night, '2026-12-31T22:50:00Z', '2027-01-01T06:30:00.000Z'],
  ['as they end', night, '2026-11-18T06:30:00Z', undefined],
  ['in the afternoon', night, '2026-11-17T14:00:00Z', undefined],
  [
    'in the night that is an hour shorter',
    night,
    '2026-03-28T22:00:00Z',
    '2026-03-29T05:30:00.000Z',
  ],
  ['at noon', noon, '2026-11-17T11:59:00Z', '2026-11-17T12:00:00.000Z'],
  ['after noon', noon, '2026-11-17T12:00:00Z', undefined],
])('%s', (_, hours, now, until) => {
  expect(quietUntil(hours, new Date(now))?.toISOString()).toBe(until)
})

test('hours are two different ones of a day', () => {
  const isRead = (begins: string, ends: string) => quietHours.safeParse({ begins, ends }).success
  expect(isRead('20:00', '07:30')).toBe(true)
  expect(isRead('20:00', '20:00')).toBe(false)
  expect(isRead('24:00', '07:30')).toBe(false)
  expect(isRead('20:00', '')).toBe(false)
})

import { expect, test } from 'vitest'
import { momentIn } from './crm-clock'

const now = new Date('2026-11-10T20:00:00Z')

test.each([
  ['2026-11-10T16:45:12.43', '2026-11-10T16:45:12.43'],
  ['2026-11-10 16:45:12', '2026-11-10T16:45:12'],
  ['2026-11-10T16:45:12Z', '2026-11-10T16:45:12'],
  ['2026-11-10T16:45:12+01:00', '2026-11-10T16:45:12'],
  ['2026-11-10 16:45', '2026-11-10T16:45:00'],
  [' 2026-11-10 ', '2026-11-10T00:00:00'],
])('[7.01] the moment %s is %s on the clock of the CRM', (told, moment) => {
  expect(momentIn(told, now)).toBe(moment)
})

test.each(['', 'gisteren', '10/11/2026', '2026-13-40T99:00:00', '2099-01-01T00:00:00', '20261110'])(
  '[7.01] "%s" is no moment from which we could ask',
  (told) => {
    expect(momentIn(told, now)).toBeNull()
  },
)

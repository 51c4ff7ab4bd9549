import { expect, test } from 'vitest'
import { enquiryNumber } from './enquiry-number'

test.each([
  ['2026-12-31T22:59:59Z', '2026-00042'],
  ['2026-12-31T23:00:00Z', '2027-00042'],
])('what came in at %s has the year it was in Belgium: %s', (moment, number) => {
  expect(enquiryNumber({ number: 42, receivedAt: new Date(moment) })).toBe(number)
})

import { expect, test } from 'vitest'
import { answerBy } from './answer-by'

const holidays = (year: number) => [`${year}-01-01`, `${year}-12-25`]

test.each([
  ['a Tuesday', '2026-11-17T09:00:00Z', '2026-11-18'],
  ['just after midnight in Belgium', '2026-11-17T23:30:00Z', '2026-11-19'],
  ['a Friday', '2026-11-20T09:00:00Z', '2026-11-23'],
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-23'],
  ['the day before Christmas, then a weekend', '2026-12-24T09:00:00Z', '2026-12-28'],
  ['the last day of the year', '2026-12-31T09:00:00Z', '2027-01-04'],
  ['a leap day', '2028-02-28T09:00:00Z', '2028-02-29'],
])('%s', (_, receivedAt, day) => {
  expect(answerBy(new Date(receivedAt), holidays)).toBe(day)
})

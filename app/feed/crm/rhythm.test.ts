import { expect, test } from 'vitest'
import { isDue } from './rhythm'

const now = new Date('2026-11-16T23:30:00Z')

test.each([
  ['round', '2026-11-16T23:29:00Z', true],
  ['hour', '2026-11-16T22:40:00Z', false],
  ['hour', '2026-11-16T22:30:30Z', true],
  // In Brussels it is the 17th by now.
  ['day', '2026-11-16T22:30:00Z', true],
  ['day', '2026-11-16T23:10:00Z', false],
] as const)('"%s", last read at %s: %s', (rhythm, last, due) => {
  expect(isDue(rhythm, new Date(last), now)).toBe(due)
})

test('what was never read is due', () => {
  expect(isDue('day', null, now)).toBe(true)
})

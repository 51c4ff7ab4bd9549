import { expect, test } from 'vitest'
import { endOfSession, expiryOfSession } from './session-lifetime'

const start = new Date('2026-11-15T10:00:00Z')
const hour = 3_600_000
const after = (hours: number) => new Date(start.getTime() + hours * hour)

test.each([
  ['manager', 0, 8],
  ['agent', 100, 108],
  ['editor', 160, 168],
  ['agent', 167, 168],
  ['owner', 0, 30 * 24],
  ['owner', 59 * 24, 89 * 24],
  ['owner', 61 * 24, 90 * 24],
  ['owner', 89 * 24, 90 * 24],
] as const)('%s, seen after %i hours, is signed in until %i', (role, seen, until) => {
  const end = endOfSession(role, start)
  expect(expiryOfSession(role, after(seen), end)).toEqual(after(until))
})

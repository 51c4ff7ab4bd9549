import { expect, test } from 'vitest'
import { sessionLengths } from '../../web/session-lengths'
import { endOfSession, expiryOfSession, longestSessionSeconds } from './session-lifetime'

const start = new Date('2026-11-15T10:00:00Z')
const hour = 3_600_000
const usual = sessionLengths()
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
  const endsAt = endOfSession(role, start, usual)
  expect(expiryOfSession(role, { seenAt: after(seen), endsAt }, usual)).toEqual(after(until))
})

test('an operator sets them, and the cookie lasts as long as the longest', () => {
  const own = sessionLengths({ staffIdleHours: 0.5, staffSessionHours: 12, ownerSessionDays: 2 })
  const endsAt = endOfSession('agent', start, own)
  expect(endsAt).toEqual(after(12))
  expect(expiryOfSession('agent', { seenAt: after(1), endsAt }, own)).toEqual(after(1.5))
  expect(endOfSession('owner', start, own)).toEqual(after(48))
  expect(longestSessionSeconds(own)).toBe(48 * 3_600)
  expect(longestSessionSeconds(usual)).toBe(90 * 24 * 3_600)
})

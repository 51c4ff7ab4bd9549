import { expect, test } from 'vitest'
import { heldUntil, mustBeFreed } from './held-seat'

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`)
const held = { bookedAt: at('09:00'), startsAt: new Date('2026-03-05') }

test('a seat is held for an hour', () => {
  expect(heldUntil(at('09:00'), at('18:00'))).toEqual(at('10:00'))
})

test('a seat is not held beyond the viewing', () => {
  expect(heldUntil(at('09:00'), at('09:20'))).toEqual(at('09:20'))
})

test.each([
  ['within the hour', at('09:00'), at('09:59'), false],
  ['after the hour', at('09:00'), at('10:00'), true],
  ['while our letter has not left', null, at('10:30'), false],
  ['within an hour of a letter that left late', at('10:20'), at('11:00'), false],
  ['an hour after a letter that left late', at('10:20'), at('11:20'), true],
  ['a day later, letter or not', null, new Date('2026-03-03T09:00:00Z'), true],
  ['once the viewing has begun', null, new Date('2026-03-05T00:00:00Z'), true],
])('a held seat %s', (_, letterLeftAt, now, isFreed) => {
  expect(mustBeFreed(held, letterLeftAt, now)).toBe(isFreed)
})

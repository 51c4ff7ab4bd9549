import { expect, test } from 'vitest'
import { nextTry } from './next-try'

test.each([
  [1, '2026-11-17T12:01:00.000Z'],
  [2, '2026-11-17T12:10:00.000Z'],
  [3, '2026-11-17T13:00:00.000Z'],
  [4, '2026-11-17T18:00:00.000Z'],
  [5, undefined],
])('after %i tries the next is at %s', (tries, moment) => {
  expect(nextTry(tries, new Date('2026-11-17T12:00:00Z'))?.toISOString()).toBe(moment)
})

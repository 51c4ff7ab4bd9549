import { expect, test } from 'vitest'
import { availability, question, starts } from '../../../testing/slot-question'
import { firstFree } from './slots'

test('a viewing may follow at once on what the agent has elsewhere, once they drove over', () => {
  const until = (time: string) => {
    const busy = [
      { startsAt: new Date('2026-11-16T07:00:00Z'), endsAt: new Date(`2026-11-16T${time}Z`) },
    ]
    return starts({ busy })[0]
  }
  expect(until('08:10:00')).toBe('2026-11-16T08:30')
  expect(until('08:10:01')).toBe('2026-11-16T09:00')
})

test('once enough is free, no later day is looked at', () => {
  let looked = 0
  const year: typeof availability = {
    ...availability,
    horizonDays: 365,
    get exceptions() {
      looked += 1
      return []
    },
  }
  // Six half hours make a morning.
  expect(firstFree({ ...question, availability: year }, 6)).toHaveLength(6)
  expect(looked).toBe(1)
})

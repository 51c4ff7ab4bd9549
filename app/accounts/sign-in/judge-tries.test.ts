import { expect, test } from 'vitest'
import { judgeTries } from './judge-tries'

const few = { ofAddress: 1, ofAddressHere: 1, fromPlace: 1 }

test.each([
  [few, 'free'],
  [{ ...few, ofAddress: 5 }, 'free'],
  [{ ...few, ofAddress: 6 }, 'in-doubt'],
  [{ ...few, ofAddress: 100_000 }, 'in-doubt'],
  [{ ...few, fromPlace: 30 }, 'free'],
  [{ ...few, fromPlace: 31 }, 'in-doubt'],
  [{ ...few, fromPlace: 300 }, 'in-doubt'],
  [{ ...few, fromPlace: 301 }, 'too-many'],
  [{ ...few, ofAddressHere: 20 }, 'free'],
  [{ ...few, ofAddressHere: 21 }, 'too-many'],
])('%j is %s', (tries, verdict) => {
  expect(judgeTries(tries)).toBe(verdict)
})

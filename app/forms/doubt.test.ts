import { expect, test } from 'vitest'
import { isInDoubt } from './doubt'

const person = { openMs: 60_000, isTrapFilled: false, hits: 1, hitsToday: 1 }

test.each([
  ['somebody who reads and types', {}, false],
  ['two and a half seconds', { openMs: 2_500 }, false],
  ['faster than that', { openMs: 2_499 }, true],
  ['the field that nobody sees', { isTrapFilled: true }, true],
  ['the twentieth form in ten minutes', { hits: 20 }, false],
  ['the one after', { hits: 21 }, true],
  ['the hundredth form in a day', { hitsToday: 100 }, false],
  ['one more', { hitsToday: 101 }, true],
])('%s', (_, signs, doubt) => {
  expect(isInDoubt({ ...person, ...signs })).toBe(doubt)
})

import { expect, test } from 'vitest'
import { isInDoubt } from './doubt'

const person = { openMs: 60_000, isTrapFilled: false, hits: 1 }

test.each([
  ['somebody who reads and types', {}, false],
  ['two and a half seconds', { openMs: 2_500 }, false],
  ['faster than that', { openMs: 2_499 }, true],
  ['the field that nobody sees', { isTrapFilled: true }, true],
  ['the fifth form in ten minutes', { hits: 5 }, false],
  ['the sixth', { hits: 6 }, true],
])('%s', (_, signs, doubt) => {
  expect(isInDoubt({ ...person, ...signs })).toBe(doubt)
})

import { expect, test } from 'vitest'
import type { Language } from '../languages'
import { sizeText } from './size-text'

test.each<[number, Language, string]>([
  [0, 'nl', '1 kB'],
  [84_001, 'nl', '85 kB'],
  [84_001, 'fr', '85 ko'],
  [999_000, 'de', '999 kB'],
  [1_240_000, 'nl', '1,2 MB'],
  [1_240_000, 'fr', '1,2 Mo'],
  [1_240_000, 'en', '1.2 MB'],
  [10_000_000, 'fr', '10 Mo'],
])('a file of %i bytes reads in %s: %s', (bytes, language, text) => {
  expect(sizeText(bytes, language)).toBe(text.replace(' ', '\u00a0'))
})

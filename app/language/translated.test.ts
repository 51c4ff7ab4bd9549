import { expect, test } from 'vitest'
import { translated } from './translated'

test.each([
  ['the current language', { fr: 'maison', FR: 'MAISON', nl: 'huis' }, 'maison'],
  ['the upper-case code', { FR: 'MAISON', nl: 'huis' }, 'MAISON'],
  ['nothing rather than another language', { nl: 'huis' }, ''],
  ['nothing at all', {}, ''],
  ['an empty text stays empty', { fr: '', FR: 'MAISON' }, ''],
])('[3.16] translatable text: %s', (_, text, shown) => {
  expect(translated(text, 'fr')).toBe(shown)
})

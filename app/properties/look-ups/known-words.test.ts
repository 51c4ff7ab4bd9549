import { expect, test } from 'vitest'
import { languages } from '../../language/languages'
import { translated } from '../../language/translated'
import { facingOf } from '../light/facing'
import { type KnownWords, knownWord } from './known-word'
import { knownWords } from './known-words'

const lists = Object.entries<KnownWords>(knownWords)

test.each(lists)(
  '%s: each answer is said in four languages, and found by any of them',
  (_, known) => {
    for (const [word, [ours = {}]] of Object.entries(known)) {
      for (const language of languages) {
        const text = translated(ours, language)
        expect([word, language, text]).not.toContain('')
        expect(knownWord(known, { [language]: text.toUpperCase() })).toBe(word)
      }
      expect(knownWord(known, ours)).toBe(word)
    }
  },
)

test.each([
  [{ nl: 'drievoudig glas' }, 'triple'],
  [{ NL: 'Dubbel glas', FR: 'Double vitrage' }, 'double'],
  [{ fr: 'Double  vitrage à haut rendement ' }, 'high'],
  [{ fr: 'DOUBLE VITRAGE A HAUT RENDEMENT' }, 'high'],
  [{ nl: 'Dubbel glas', fr: '' }, 'double'],
  [{ nl: 'Dubbel glas', fr: 'Triple vitrage' }, undefined],
  [{ nl: 'Dubbel glas, deels enkel' }, undefined],
  [{ fr: 'Dubbel glas' }, undefined],
  [{}, undefined],
])('%j is %s', (texts, word) => {
  expect(knownWord(knownWords.glazing, texts)).toBe(word)
})

test('the sun is drawn from each of the eight winds, in any language', () => {
  const degrees = [0, 45, 90, 135, 180, 225, 270, 315]
  for (const language of languages) {
    const told = Object.values<KnownWords[string]>(knownWords.rearOrientation).map(([ours = {}]) =>
      facingOf({ [language]: translated(ours, language) }),
    )
    expect(told).toEqual(degrees)
  }
})

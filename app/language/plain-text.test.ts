import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, shortText } from './plain-text'

test.each([
  ['<p>Ruim   huis</p><p>met tuin.</p>', 'Ruim huis met tuin.'],
  ['Brood &amp; beleg&nbsp;op&#32;1 km', 'Brood & beleg op 1 km'],
  ['Maison d&eacute;molie, 120 m&sup2;', 'Maison démolie, 120 m²'],
  ['&lt;b&gt;vet&lt;/b&gt;', 'b vet /b'],
  ['<script>alert(1)</script>Rustig', 'Rustig'],
  ['Open <img src=x onerror=alert(1)', 'Open'],
  ['regel\n\tregel', 'regel regel'],
  ['', ''],
])('[5.14] %j is cleaned to %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

const words = 'woord '.repeat(60).trim()

test.each([
  ['short texts stay whole', 'Mooi huis', {}, 'Mooi huis'],
  ['250 by default, at a space', words, {}, `${words.slice(0, 245)}…`],
  [
    'without an ellipsis on request',
    'aaaa bbbb cc',
    { limit: 11, hasEllipsis: false },
    'aaaa bbbb',
  ],
  [
    'no space beyond 80 percent: at the limit',
    `aa ${'b'.repeat(30)}`,
    { limit: 10 },
    'aa bbbbbbb…',
  ],
  ['a space just beyond 80 percent: there', 'aaaaaaaaa bbb', { limit: 10 }, 'aaaaaaaaa…'],
  ['a space at 80 percent: at the limit', 'aaaaaaaa bbbb', { limit: 10 }, 'aaaaaaaa b…'],
  [
    'a space at 79 percent: at the limit',
    `${'a'.repeat(79)} ${'b'.repeat(40)}`,
    { limit: 100 },
    `${'a'.repeat(79)} ${'b'.repeat(20)}…`,
  ],
  [
    'a space at 81 percent: there',
    `${'a'.repeat(81)} ${'b'.repeat(40)}`,
    { limit: 100 },
    `${'a'.repeat(81)}…`,
  ],
])('[5.14] %s', (_, html, cut, text) => {
  expect(shortText(html, cut)).toBe(text)
})

test('[5.14] whatever comes in, no tag, entity or overlong text comes out', () => {
  const soup = fc.array(
    fc.constantFrom('<b>', '</p', '>', '&amp;', '&#60;', ' ', 'huis', '😀', '\n'),
  )
  fc.assert(
    fc.property(soup, fc.integer({ min: 5, max: 80 }), (parts, limit) => {
      const text = shortText(parts.join(''), { limit })
      expect(text.length).toBeLessThanOrEqual(limit + 1)
      expect(text).not.toMatch(/<|\s\s|&\w+;/)
    }),
  )
})

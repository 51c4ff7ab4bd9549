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

test.each([
  ['&quot;&apos;&rsquo;&lsquo;&euro;', '"\'’‘€'],
  ['&egrave;&ecirc;&euml;&agrave;&acirc;&ccedil;&iuml;&ocirc;', 'èêëàâçïô'],
  ['&ouml;&uuml;&auml;&szlig;', 'öüäß'],
  ['&Eacute;t&EACUTE;', 'été'],
  ['&#233;&#xe9;&#XE9;&#x20AC;', 'ééé€'],
  ['a&#31;b&#32;c&#33;', 'a b c!'],
  ['a&#60;b&#62;c&#61;&#63;', 'a b c=?'],
  ['a&#1114112;b&#x110000;c', 'a b c'],
  ['a&onbekend;b&#;c', 'a b&#;c'],
  ['a<SCRIPT>x</SCRIPT >b<Style>y</sTYLE>c', 'a b c'],
  ['huis <b>mooi</b> , echt <i>!</i> Ja', 'huis mooi, echt! Ja'],
  ['m <b>.5</b>', 'm .5'],
])('[5.14] %j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('[5.14] the last character there is can be written as a number', () => {
  expect(plainText('a&#1114111;b')).toBe('a\u{10ffff}b')
})

test.each([
  ['exactly the limit', 'aaaa bbbb', { limit: 9 }, 'aaaa bbbb'],
  ['250 letters', 'a'.repeat(250), {}, 'a'.repeat(250)],
  ['251 letters', 'a'.repeat(251), {}, `${'a'.repeat(250)}…`],
  ['a space at 80 percent', `${'a'.repeat(8)} bbbb`, { limit: 10 }, 'aaaaaaaa b…'],
  ['a space beyond it', `${'a'.repeat(9)} bbbb`, { limit: 10 }, 'aaaaaaaaa…'],
  ['a space at the limit itself', 'aaaa bb cc', { limit: 10, hasEllipsis: false }, 'aaaa bb cc'],
  ['half a character', `${'a'.repeat(9)}😀b`, { limit: 10 }, `${'a'.repeat(9)}…`],
  [
    'half a character after a whole one',
    `😀${'a'.repeat(7)}😀b`,
    { limit: 10 },
    `😀${'a'.repeat(7)}…`,
  ],
  ['nothing but the limit of one', 'aab', { limit: 1, hasEllipsis: false }, 'a'],
  ['a space before the cut', 'aa bbbbbb', { limit: 3 }, 'aa…'],
  ['a space, without dots', 'aa bbbbbb', { limit: 3, hasEllipsis: false }, 'aa'],
  ['after a whole character', `😀${'a'.repeat(20)}`, { limit: 10 }, `😀${'a'.repeat(8)}…`],
])('[5.14] cut at %s', (_, html, cut, text) => {
  expect(shortText(html, cut)).toBe(text)
})

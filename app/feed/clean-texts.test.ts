import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTexts, plainWords } from './clean-texts.server'

test.each([
  ['Huis &amp; tuin', 'Huis & tuin'],
  ['<b>Villa</b>', 'Villa'],
  ['Villa <script>x()</script>', 'Villa'],
  ['op < 5 km', 'op < 5 km'],
  ['nul\u0000len', 'nullen'],
  ['half \ud83c paar', 'half \ufffd paar'],
])('[3.01] a short text: %j becomes %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain)
})

test('[3.01] every text of a record is cleaned, however deep', () => {
  const dirty = {
    Pictures: [{ Name: '<i>Voor</i>', ID: 1 }],
    Description: '<iframe></iframe>Zicht',
  }
  expect(cleanTexts(dirty)).toEqual({
    Pictures: [{ Name: 'Voor', ID: 1 }],
    Description: '<p>Zicht</p>',
  })
})

test('[3.01] whatever comes in, no tag but ours and no attribute comes out', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    'script',
    'img',
    ' on',
    'x=',
    '"',
    '/',
    'p',
    'svg',
    '&lt;',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = cleanTexts({ Description: pieces.join('') }).Description
      for (const tag of html.match(/<[^>]*>?/g) ?? []) {
        expect(tag).toMatch(
          /^<\/?(p|br|ul|ol|li|strong|b|em|i|h3|h4)( \/)?>$|^<\/?a( rel="nofollow noopener")?>$/,
        )
      }
    }),
  )
})

test('what is clean is given back as it is; of the rest nothing that came in is written over', () => {
  const clean = { City: 'GENT', Pictures: [{ Name: 'Keuken' }], Links: [], Price: 1, HasLift: null }
  expect(cleanTexts(clean)).toBe(clean)
  const Pictures = [{ Name: 'Keuken' }, { Name: '<b>Tuin</b>' }]
  const dirty = { ...clean, Pictures }
  expect(cleanTexts(dirty)).toEqual({ ...clean, Pictures: [{ Name: 'Keuken' }, { Name: 'Tuin' }] })
  expect(dirty.Pictures[1]).toEqual({ Name: '<b>Tuin</b>' })
})

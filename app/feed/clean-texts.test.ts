import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTexts, plainWords, safeHtml } from './clean-texts.server'

test.each([
  ['Ruim & licht', '<p>Ruim &amp; licht</p>'],
  ['Een\n\nTwee\ndrie', '<p>Een</p><p>Twee<br />drie</p>'],
  ['minder < meer', '<p>minder &lt; meer</p>'],
  ['<p>Vlak<script>steal()</script></p>', '<p>Vlak</p>'],
  ['<div onclick="x()">Blok <b>vet</b></div>', '<p>Blok <strong>vet</strong></p>'],
  ['<a href="javascript:x()">klik</a>', 'klik'],
  ['<img src=x onerror=alert(1)>tuin', 'tuin'],
  ['', ''],
])('[3.01] a long text: %j becomes %j', (text, html) => {
  expect(safeHtml(text)).toBe(html)
})

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
  expect(cleanTexts(dirty)).toEqual({ Pictures: [{ Name: 'Voor', ID: 1 }], Description: 'Zicht' })
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
      const html = safeHtml(pieces.join(''))
      for (const tag of html.match(/<[^>]*>?/g) ?? []) {
        expect(tag).toMatch(/^<\/?(p|br|ul|ol|li|strong|em|h3|h4)( \/)?>$/)
      }
    }),
  )
})

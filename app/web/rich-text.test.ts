import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHtml } from './rich-text.server'

test.each([
  ['<p>Goed <b>gedaan</b></p>', '<p>Goed <strong>gedaan</strong></p>'],
  ['<p style="position:fixed" class="x" id="y">Hoi</p>', '<p>Hoi</p>'],
  ['<a href="page:contact">Schrijf ons</a>', '<a href="page:contact">Schrijf ons</a>'],
  ['<a href="//example.org">x</a>', '<a>x</a>'],
  ['<a href="http://example.org">x</a>', '<a>x</a>'],
  [
    '<a href="https://biv.be">x</a>',
    '<a href="https://biv.be" target="_blank" rel="noopener">x</a>',
  ],
  ['<iframe src="https://example.org"></iframe><svg onload=alert(1)>', ''],
  ['<style>p{}</style><script>alert(1)</script>', ''],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
])('%s becomes %s', (written, safe) => {
  expect(safeHtml(written)).toBe(safe)
})

test('cleaning twice changes nothing more, and nothing that runs is ever left', () => {
  const pieces = fc.constantFrom(
    '<script>',
    '<p ',
    'onclick=',
    '"',
    "'",
    '>',
    'javascript:',
    '<a href=',
    '</',
    '<img src=x ',
    '&lt;',
    'x',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = safeHtml(parts.join(''))
      expect(safeHtml(once)).toBe(once)
      expect(once).not.toMatch(/<script|<img|<[^>]*\son\w+=|href="javascript/i)
    }),
  )
})

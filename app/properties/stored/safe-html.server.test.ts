import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.server'

test.each([
  ['Een.\n\nTwee.\nDrie.', '<p>Een.</p><p>Twee.<br />Drie.</p>'],
  ['<p onclick="x()">Rustig <b>huis</b></p>', '<p>Rustig <b>huis</b></p>'],
  ['<p>Hoi<script>alert(1)</script></p>', '<p>Hoi</p>'],
  ['<p><img src=x onerror=alert(1)>Tuin</p>', '<p>Tuin</p>'],
  ['<p><a href="javascript:alert(1)">klik</a></p>', '<p><a rel="nofollow noopener">klik</a></p>'],
  ['<h1>Titel</h1><p></p><div>Tekst</div>', '<h3>Titel</h3><p>Tekst</p>'],
  ['<p style="position:fixed">Los</p><style>*{}</style>', '<p>Los</p>'],
  [
    '<table class="x"><tr><td><p>Kamer</p></td><td></td></tr></table>',
    '<table><tr><td><p>Kamer</p></td><td></td></tr></table>',
  ],
  ['<p>x</p><img src="/images/a/b.webp">', '<p>x</p>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['', ''],
])('%j becomes %j', (text, html) => {
  expect(safeHtml(text)).toBe(html)
})

test('plain paragraphs, which are not parsed, come out as if they were', () => {
  const pieces = ['<p>', '</p>', '<br />', '<br>', ' ', '\n\n', 'a', '&', '"', '<b>', '</b>', '<P>']
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''))
  const plain = fc
    .array(texts, { maxLength: 3 })
    .map((all) => all.map((each) => `<p>${each}</p>`).join(''))
  fc.assert(
    fc.property(fc.oneof(texts, plain), (text) => {
      // A script is never plain, and leaves nothing behind.
      const html = /<(p|br)\b/i.test(text) ? text : `<p>${text}</p>`
      expect(safeHtml(html)).toBe(safeHtml(`<script></script>${html}`))
    }),
    { numRuns: 1_000, seed: 1 },
  )
})

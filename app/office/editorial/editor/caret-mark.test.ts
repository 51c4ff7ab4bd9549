import { expect, test } from 'vitest'
import { mark, withMark } from './caret-mark'

test.each([
  ['<p>Huis</p>', 0, `${mark}<p>Huis</p>`],
  ['<p>Huis</p>', 5, `<p>Hu${mark}is</p>`],
  ['<p>Huis</p>', 2, '<p>Huis</p>'],
  ['<p>Huis</p>', 11, '<p>Huis</p>'],
  ['', 0, ''],
])('%s at %d', (html, caret, marked) => {
  expect(withMark(html, caret)).toBe(marked)
})

import { expect, test } from 'vitest'
import { mark, outsideTags, withMark } from './caret-mark'

test.each([
  ['<p>Huis</p>', 0, `<p>${mark}Huis</p>`],
  ['<h2><em>Huis</em></h2>', 0, `<h2><em>${mark}Huis</em></h2>`],
  ['Mooi<p>Huis</p>', 0, `${mark}Mooi<p>Huis</p>`],
  ['<p>Huis</p>', 5, `<p>Hu${mark}is</p>`],
  ['<p>Huis</p>', 2, '<p>Huis</p>'],
  ['<p>Huis</p>', 11, '<p>Huis</p>'],
  ['', 0, ''],
])('%s at %d', (html, caret, marked) => {
  expect(withMark(html, caret)).toBe(marked)
})

test.each([
  ['within a tag', '<p>Huis</p>', '<pMooi >Huis</p>', 7, '<p>Mooi Huis</p>', 8],
  ['within the last tag', '<p>Huis</p>', '<p>Huis</Mooip>', 13, '<p>Huis</p>Mooi', 15],
  ['before a tag', '<p>Huis</p>', 'Mooi<p>Huis</p>', 4, 'Mooi<p>Huis</p>', 4],
  ['between words', '<p>Huis</p>', '<p>Mooi Huis</p>', 8, '<p>Mooi Huis</p>', 8],
  ['nothing', '<p>Huis</p>', '<p>Huis</p>', 2, '<p>Huis</p>', 2],
  ['something taken away', '<p>Huis</p>', '<p>His</p>', 4, '<p>His</p>', 4],
])('typed %s', (_, was, html, caret, whole, place) => {
  expect(outsideTags(was, { html, caret })).toEqual({ html: whole, caret: place })
})

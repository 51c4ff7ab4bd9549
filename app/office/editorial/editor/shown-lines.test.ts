import { expect, test } from 'vitest'
import { shownLines } from './shown-lines'

test('a text is shown in lines without tags', () => {
  const html =
    '<h2>De <em>tuin</em></h2><p>Zuid &amp; groen.<br>Diep.</p><ul><li><p>Berging</p></li></ul>' +
    '<table><tbody><tr><th><p>Kamer</p></th><td>12 m²</td></tr></tbody></table><p></p>'
  expect(shownLines(html)).toEqual([
    { kind: 'heading', text: 'De tuin' },
    { kind: 'line', text: 'Zuid & groen.' },
    { kind: 'line', text: 'Diep.' },
    { kind: 'item', text: 'Berging' },
    { kind: 'line', text: 'Kamer' },
    { kind: 'line', text: '12 m²' },
  ])
})

test('plain text is a line', () => {
  expect(shownLines('Licht en ruim')).toEqual([{ kind: 'line', text: 'Licht en ruim' }])
  expect(shownLines('')).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichMessage } from './rich-message'

const draw = (text: string) =>
  renderToStaticMarkup(
    <RichMessage text={text} parts={{ strong: <strong />, a: <a href="/x/">y</a> }} />,
  )

test('words between names are drawn by what has that name', () => {
  expect(draw('Voor <strong>12 u.</strong>, zie <a>hier</a>.')).toBe(
    'Voor <strong>12 u.</strong>, zie <a href="/x/">hier</a>.',
  )
})

test('a text without names stays as it is', () => {
  expect(draw('Niets bijzonders')).toBe('Niets bijzonders')
})

test('what somebody typed is text, whatever it looks like', () => {
  expect(draw('Aan <strong><img src=x onerror=1></strong> <b>en</b>')).toBe(
    'Aan <strong>&lt;img src=x onerror=1&gt;</strong> &lt;b&gt;en&lt;/b&gt;',
  )
})

import { expect, test } from 'vitest'
import { drawn } from '../../testing/drawn'
import { titles } from './fields'
import { useOptions } from './use-options'

function Titles() {
  const options = useOptions()
  const field = { name: 'title', kind: 'choice', list: 'title', options: titles } as never
  return options(field).map(({ value, label }) => <i key={value}>{`${value} ${label};`}</i>)
}

test.each([
  ['nl', ['mr De heer', 'ms Mevrouw', 'miss Mejuffrouw']],
  ['fr', ['mr Monsieur', 'ms Madame', 'miss Mademoiselle']],
  ['en', ['mr Mr', 'ms Ms', 'miss Miss']],
  ['de', ['mr Herr', 'ms Frau']],
] as const)('[3.18] the titles in %s, each name once', (language, told) => {
  const words = drawn(<Titles />, language).replace(/<[^>]+>/g, '')
  expect(words.split(';').filter(Boolean)).toEqual(told)
})

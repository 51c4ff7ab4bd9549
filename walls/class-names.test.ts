import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { looseClasses } from './class-names'

test('every class has a use, and every use a class', () => {
  const paths = globSync('{app,server}/**/*.{css,ts,tsx}').filter((path) => !/\.test\./.test(path))
  expect(paths).toContain('app/ui/button.module.css')
  expect(looseClasses(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })))).toEqual(
    [],
  )
})

const card = (text: string) => ({ path: 'app/properties/card.module.css', text })
const screen = (text: string) => ({
  path: 'app/properties/card.tsx',
  text: `import styles from './card.module.css'\n${text}`,
})

test.each([
  ['a class without a use', card('.card {}\n.old {}'), screen('styles.card')],
  ['one that only stands in a media query', card('@media print { .old {} }'), screen('')],
  ['a use without a class', card('.card {}'), screen('[styles.card, styles.cards]')],
  ['a shared class that is gone', card('.card :global(.gone) {}'), screen('styles.card')],
  ['a shared class without a use', { path: 'app/ui/text.css', text: '.old {}' }, screen('')],
])('refused: %s', (_, ...files) => {
  expect(looseClasses(files)).toHaveLength(1)
})

test.each([
  ['a class and its use', card('.card:hover > a {}'), screen('styles.card')],
  ['one that is picked by a word', card('.sold {}'), screen("styles[isSold ? 'sold' : '']")],
  ['numbers and addresses are no classes', card('.a { margin: 0.5rem; }'), screen('styles.a')],
])('welcome: %s', (_, ...files) => {
  expect(looseClasses(files)).toEqual([])
})

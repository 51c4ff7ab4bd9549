import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstRuleBook } from '../app/costs/rules/first-rule-book'
import { legalFigures } from './legal-figures'

test('docs/legal-figures.md is what the rule book says: npm run rules', () => {
  expect(readFileSync('docs/legal-figures.md', 'utf8')).toBe(legalFigures())
})

test('it tells every figure, and names none by its code', () => {
  const choices = firstRuleBook.filter(({ rule }) => rule.startsWith('mention-'))
  const rows = legalFigures().match(/^\| (?!Figure|---).+$/gm) ?? []
  expect(rows).toHaveLength(firstRuleBook.length - choices.length)
  expect(rows.filter((row) => /\{\{|undefined|NaN|^\| [a-z]+(-[a-z]+)+ /.test(row))).toEqual([])
})

test('a figure of a law has a source that was read before the book was written', () => {
  const ours = firstRuleBook.find(({ rule }) => rule === 'rental-income-factor')?.checkedOn ?? ''
  const legal = firstRuleBook.filter(({ certainty }) => certainty !== 'own')
  expect(legal.filter(({ source, checkedOn }) => !source || checkedOn >= ours)).toEqual([])
})

import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import type { RuleName } from '../../costs/rules/rule-names'
import { useRuleTexts } from './rule-text'

type Rule = { rule: RuleName; low: number; high: number }

function Told(rule: Rule) {
  const { name, value } = useRuleTexts()
  return `${name(rule.rule)}: ${value(rule)}`
}

test.each([
  ['mention-energy', 2, 2, 'fr', /^Mention obligatoire\s: [^(]+: bloquer$/],
  ['mention-energy', 1, 1, 'nl', /^Verplichte vermelding: [^(]+: waarschuwen$/],
  ['rental-deposit-months', 2, 3, 'nl', /: 2 – 3$/],
] as const)('%s of %i is told as it is read', (rule, low, high, language, told) => {
  expect(drawn(<Told rule={rule} low={low} high={high} />, language)).toMatch(told)
})

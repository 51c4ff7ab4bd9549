import type { StoredRule } from './queries.server'
import { type RuleName, type Unit, unitOf } from './rule-names'

/** How many of the stored units make one of what people write: 1200 is 12 %. */
const scales: Record<Unit, number> = {
  share: 100,
  'fine-share': 1_000,
  cents: 100,
  months: 1,
  years: 1,
  year: 1,
  grade: 1,
  classes: 1,
  'square-metres': 1,
  action: 1,
}

export function shownValue(rule: RuleName, stored: number): number {
  return stored / scales[unitOf(rule)]
}

export function storedValue(rule: RuleName, shown: number): number {
  return Math.round(shown * scales[unitOf(rule)])
}

/** As it is written in the form, and in the journal. */
export function shownRule({ rule, low, high, ...others }: StoredRule) {
  const { validFrom, validTo, source, note, certainty, checkedOn } = others
  const ends = { low: shownValue(rule, low), high: shownValue(rule, high) }
  return { ...ends, validFrom, validTo, source, note, certainty, checkedOn }
}

/** What stands behind the number. */
export function signOf(rule: RuleName): '%' | '€' | '' {
  const unit = unitOf(rule)
  if (unit === 'cents') return '€'
  return unit === 'share' || unit === 'fine-share' ? '%' : ''
}

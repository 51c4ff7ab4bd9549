import type { Rule } from './rule-book'
import type { RuleName } from './rule-names'

type Ends = readonly [low: number, high: number]

/** With what confirmed it and what is in doubt, which the office alone reads. */
export type FirstRule = Rule & { note: string }
export type Origin = Pick<FirstRule, 'source' | 'checkedOn'> & { note?: string }

/** Set by law, and read in more than one place. */
export function firm(
  rule: RuleName,
  region: Rule['region'],
  value: number,
  from: string,
  origin: Origin,
): FirstRule {
  return row(rule, region, [value, value], from, origin, 'firm')
}

/** A custom, a range, or a law whose text we have not seen ourselves. */
export function published(
  rule: RuleName,
  region: Rule['region'],
  ends: Ends,
  from: string,
  origin: Origin,
): FirstRule {
  return row(rule, region, ends, from, origin, 'check')
}

/** Published by no authority: the agency's own estimate, or its own choice. */
export function own(
  rule: RuleName,
  region: Rule['region'],
  ends: Ends,
  from: string,
  { checkedOn, note }: Omit<Origin, 'source'>,
): FirstRule {
  return row(rule, region, ends, from, { source: '', checkedOn, note }, 'own')
}

function row(
  rule: RuleName,
  region: Rule['region'],
  [low, high]: Ends,
  validFrom: string,
  { source, checkedOn, note = '' }: Origin,
  certainty: Rule['certainty'],
): FirstRule {
  return { rule, region, low, high, validFrom, validTo: null, source, note, checkedOn, certainty }
}

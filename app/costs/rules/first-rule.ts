import type { Rule } from './rule-book'
import type { RuleName } from './rule-names'

type Ends = readonly [low: number, high: number]

/** The day on which the sources of the first book were read. */
const checkedOn = '2026-11-15'

/** Set by law, and read in more than one place. */
export function firm(
  rule: RuleName,
  region: Rule['region'],
  value: number,
  from: string,
  source: string,
): Rule {
  return row(rule, region, [value, value], from, source, 'firm')
}

/** A range somebody else published. */
export function published(
  rule: RuleName,
  region: Rule['region'],
  ends: Ends,
  from: string,
  source: string,
): Rule {
  return row(rule, region, ends, from, source, 'check')
}

/** Published by nobody: the agency's own estimate, or its own choice. */
export function own(rule: RuleName, region: Rule['region'], ends: Ends, from: string): Rule {
  return row(rule, region, ends, from, '', 'own')
}

function row(
  rule: RuleName,
  region: Rule['region'],
  [low, high]: Ends,
  validFrom: string,
  source: string,
  certainty: Rule['certainty'],
): Rule {
  return { rule, region, low, high, validFrom, validTo: null, source, checkedOn, certainty }
}

import type { Region } from '../../properties/look-ups/region'
import type { RuleName } from './rule-names'

export const certainties = ['firm', 'check', 'own'] as const
export type Certainty = (typeof certainties)[number]

/** A value the law or the market sets, with the days it holds and where it was read. */
export type Rule = {
  rule: RuleName
  /** Belgium: the same in the three regions. */
  region: Region | 'belgium'
  /** In the unit of its name; low and high are equal when the value is exact. */
  low: number
  high: number
  validFrom: string
  /** The last day, or null while it holds. */
  validTo: string | null
  /** A law or an authority: visitors read it. */
  source: string
  /** The day what we read was written, or read by us: never newer. */
  checkedOn: string
  /**
   * `check`: one source, an old one, or sources that differ: shown with its date, promised by
   * nobody. `own`: published by nobody, the agency's own estimate.
   */
  certainty: Certainty
}

export type RuleBook = readonly Rule[]

/** The value of a rule in a region on a day; a region's own goes before Belgium's. */
export function ruleOn(
  book: RuleBook,
  rule: RuleName,
  region: Region,
  day: string,
): Rule | undefined {
  const holds = book.filter(
    (each) =>
      each.rule === rule && each.validFrom <= day && (each.validTo === null || day <= each.validTo),
  )
  const newestFirst = holds.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))
  return (
    newestFirst.find((each) => each.region === region) ??
    newestFirst.find((each) => each.region === 'belgium')
  )
}

/** Rules somebody should look at again: not checked for half a year. */
export function rulesToCheck(book: RuleBook, day: string): Rule[] {
  const limit = monthsBefore(day, 6)
  return book.filter((rule) => rule.validTo === null && rule.checkedOn < limit)
}

/** Only to compare with: half a year before 31 August is "31 February", after every day of that month. */
function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  const year = Math.floor(month / 12)
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}${day.slice(7)}`
}

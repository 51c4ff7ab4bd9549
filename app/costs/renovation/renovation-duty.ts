import type { Region } from '../../properties/look-ups/region'
import { type Rule, type RuleBook, ruleOn } from '../rules/rule-book'

type Dwelling = {
  region: Region | undefined
  goal: 'sale' | 'rent'
  /** Web id of the type. */
  type: number
  label: string | null
}

export type RenovationDuty = { years: number; deadline: string; rule: Rule }

const dwellings = [1, 2, 3]
const grades = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/**
 * Who buys a Flemish property with label E or F must renovate it to D or better within a number of
 * years after the deed (Energiebesluit, since 1 January 2023). From which label on (5 is E), and
 * the term, are dated rules.
 */
export function renovationDuty(
  book: RuleBook,
  dwelling: Dwelling,
  deedDay: string,
): RenovationDuty | undefined {
  const { region, goal, type, label } = dwelling
  if (region !== 'flanders' || goal !== 'sale' || !dwellings.includes(type)) return undefined
  const grade = label ? grades.indexOf(label) + 1 : 0
  const first = ruleOn(book, 'renovation-duty-grade', region, deedDay)
  if (!first || grade < first.low) return undefined
  const rule = ruleOn(book, 'renovation-term', region, deedDay)
  return rule && { years: rule.low, deadline: yearsAfter(deedDay, rule.low), rule }
}

/** 29 February ends on 28 February of a common year. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)
  return `${year}${rest}`
}

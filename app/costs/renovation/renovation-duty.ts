import type { Region } from '../../properties/look-ups/region'
import { type Rule, type RuleBook, ruleOn } from '../rules/rule-book'

type Dwelling = {
  region: Region | undefined
  goal: 'sale' | 'rent'
  /** Web id of the type. */
  type: number
  label: string | null
}

export type RenovationDuty = {
  years: number
  deadline: string
  /** The label that must be reached. */
  target: string
  rule: Rule
  /** The term that the law as written names, where another was announced. */
  written: Rule | null
}

/** A building with several homes too: each of them falls under it. */
const dwellings = [1, 2, 3, 5]
const grades = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/**
 * Who buys a Flemish property with label E or F must renovate it to D or better within a number of
 * years after the deed (Energiebesluit, since 1 January 2023). From which label on (5 is E), to which
 * (4 is D) and the term are dated rules; so is the term in the text of the law, where it is another.
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
  if (!rule) return undefined
  const target = ruleOn(book, 'renovation-target-grade', region, deedDay)
  const law = ruleOn(book, 'renovation-term-written', region, deedDay)
  return {
    years: rule.low,
    deadline: yearsAfter(deedDay, rule.low),
    target: grades[(target?.low ?? 0) - 1] ?? 'd',
    rule,
    written: law && law.low !== rule.low ? law : null,
  }
}

/** 29 February ends on 28 February of a common year. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)
  return `${year}${rest}`
}

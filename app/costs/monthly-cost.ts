import { type CostedProperty, type PropertyCosts, propertyCosts } from './property-costs'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'

/** What a property costs each month, and what that supposes. */
export type MonthlyCost = {
  cents: number
  /** Null for a rent. */
  loan: PropertyCosts['loan']
  /** Where the interest comes from. */
  rule: Rule | null
}

/** The instalment of a loan as the page of the property supposes it, or the rent with its charges. */
export function monthlyCost(
  book: RuleBook,
  property: CostedProperty,
  day: string,
): MonthlyCost | null {
  const { loan, rental, monthly } = propertyCosts(book, property, day)
  if (loan?.cents) {
    const rule = property.region ? ruleOn(book, 'loan-rate', property.region, day) : undefined
    return { cents: loan.monthly, loan, rule: rule ?? null }
  }
  if (rental) return { cents: rental.firstMonth + rental.charges, loan: null, rule: null }
  return monthly ? { cents: monthly.total, loan: null, rule: null } : null
}

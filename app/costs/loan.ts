import type { Region } from '../properties/region'
import { type Range, shareOf } from './range'
import { type RuleBook, ruleOn } from './rule-book'

export type Loan = { cents: number; years: number; yearlyShare: number }

/**
 * Equal monthly payments. Belgian home loans turn the yearly rate into a monthly one actuarially,
 * (1 + y)^(1/12) - 1, not by dividing by twelve.
 */
export function monthlyPayment({ cents, years, yearlyShare }: Loan): number {
  const months = years * 12
  if (yearlyShare === 0) return Math.ceil(cents / months)
  const rate = (1 + yearlyShare / 10_000) ** (1 / 12) - 1
  return Math.round((cents * rate) / (1 - (1 + rate) ** -months))
}

export function loanOf(loan: Loan) {
  const monthly = monthlyPayment(loan)
  const total = monthly * loan.years * 12
  return { monthly, total, interest: total - loan.cents }
}

/** Registration, mortgage, notary and file of the loan's own deed: an estimate. */
export function loanDeedCosts(book: RuleBook, cents: number, region: Region, day: string): Range {
  const share = ruleOn(book, 'loan-deed-share', region, day)
  return { low: shareOf(cents, share?.low ?? 0), high: shareOf(cents, share?.high ?? 0) }
}

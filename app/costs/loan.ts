import type { Region } from '../properties/look-ups/region'
import { lumpSum, type Step, shareStep } from './purchase-costs'
import { type Range, shareOf, sum } from './range'
import { type RuleBook, ruleOn } from './rules/rule-book'

type Loan = { cents: number; years: number; yearlyShare: number }

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

export type LoanDeed = { steps: Step[]; total: Range }

/**
 * What the deed of a loan costs. A bank inscribes more than it lends, the accessories; both duties
 * are counted on the whole. The fee, the file and the inscription are one estimate.
 */
export function loanDeed(book: RuleBook, cents: number, region: Region, day: string): LoanDeed {
  if (cents === 0) return { steps: [], total: { low: 0, high: 0 } }
  const rule = (name: 'loan-registration' | 'loan-mortgage-duty' | 'loan-deed-other') =>
    ruleOn(book, name, region, day)
  const more = ruleOn(book, 'loan-accessories', region, day)
  const inscribed = {
    low: cents + shareOf(cents, more?.low ?? 0),
    high: cents + shareOf(cents, more?.high ?? 0),
  }
  const registration = rule('loan-registration')
  const mortgage = rule('loan-mortgage-duty')
  const other = rule('loan-deed-other')
  const steps = [
    registration && shareStep('loan-registration', inscribed, registration),
    mortgage && shareStep('loan-mortgage-duty', inscribed, mortgage),
    other && lumpSum('loan-deed-other', other),
  ].filter((step) => step !== undefined)
  return { steps, total: sum(steps.map(({ amount }) => amount)) }
}

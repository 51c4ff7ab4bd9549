import { type LoanDeed, loanDeed, loanOf } from '../loan'
import { lowVat } from '../low-vat'
import { type PurchaseCosts, purchaseCosts } from '../purchase-costs'
import { type Note, purchaseNotes } from '../purchase-notes'
import { exactly, type Range, shareOf, sum } from '../range'
import { type Rule, type RuleBook, ruleOn } from '../rules/rule-book'
import type { CostQuestion } from './cost-question'

export type CostAnswer = {
  purchase: PurchaseCosts
  /** What the purchase supposes. */
  notes: Note[]
  loan: {
    cents: number
    monthly: number
    total: number
    interest: number
    deed: LoanDeed
    /** More than banks usually lend: up to which share they do. */
    above: Rule | null
  }
  total: Range
  ownFunds: Range
}

/** What a property really costs: the price, the purchase, the loan, and the money to bring along. */
export function costAnswer(book: RuleBook, question: CostQuestion, day: string): CostAnswer {
  const { region, priceCents, kind, use, landCents, loanCents, years, yearlyShare } = question
  const isRebuild = kind === 'rebuild'
  const newHome =
    isRebuild || kind === 'new'
      ? { isRebuild, use, landCents, livingArea: question.livingArea }
      : undefined
  const asked = {
    region,
    priceCents,
    isSoleHome: use === 'sole-home',
    isLand: kind === 'land',
    isOther: kind === 'other',
    classesWon: kind === 'existing' ? question.classesWon : 0,
    day,
  }
  const isLowVat = newHome !== undefined && lowVat(book, newHome, region, day) === 'holds'
  const purchase = purchaseCosts(book, asked, newHome && { landCents, isLowVat })
  const deed = loanDeed(book, loanCents, region, day)
  const total = sum([purchase.withPrice, deed.total])
  return {
    purchase,
    notes: purchaseNotes(book, asked, newHome),
    loan: {
      cents: loanCents,
      deed,
      ...loanOf({ cents: loanCents, years, yearlyShare }),
      above: usualLimit(book, question, day),
    },
    total,
    ownFunds: sum([total, exactly(-loanCents)]),
  }
}

/** Nothing forbids to borrow more: a bank will want to know why. */
function usualLimit(book: RuleBook, question: CostQuestion, day: string): Rule | null {
  const { region, priceCents, loanCents, use } = question
  const name = use === 'sole-home' ? 'loan-quota' : 'loan-quota-let'
  const limit = ruleOn(book, name, region, day)
  return limit && loanCents > shareOf(priceCents, limit.low) ? limit : null
}

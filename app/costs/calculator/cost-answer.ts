import { type LoanDeed, loanDeed, loanOf } from '../loan'
import { type PurchaseCosts, purchaseCosts } from '../purchase-costs'
import { exactly, type Range, sum } from '../range'
import type { RuleBook } from '../rules/rule-book'
import type { CostQuestion } from './cost-question'

export type CostAnswer = {
  purchase: PurchaseCosts
  loan: { cents: number; monthly: number; total: number; interest: number; deed: LoanDeed }
  total: Range
  ownFunds: Range
}

/** What a property really costs: the price, the purchase, the loan, and the money to bring along. */
export function costAnswer(book: RuleBook, question: CostQuestion, day: string): CostAnswer {
  const { region, priceCents, kind, loanCents, years, yearlyShare } = question
  const isNew = kind === 'new' || kind === 'rebuild'
  const newBuild = isNew
    ? { landCents: question.landCents, isRebuild: kind === 'rebuild' }
    : undefined
  const purchase = purchaseCosts(
    book,
    { region, priceCents, isSoleHome: question.use === 'sole-home', isLand: kind === 'land', day },
    newBuild,
  )
  const deed = loanDeed(book, loanCents, region, day)
  const total = sum([purchase.withPrice, deed.total])
  return {
    purchase,
    loan: { cents: loanCents, deed, ...loanOf({ cents: loanCents, years, yearlyShare }) },
    total,
    ownFunds: sum([total, exactly(-loanCents)]),
  }
}

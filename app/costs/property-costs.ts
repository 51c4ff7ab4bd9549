import type { Contract } from '../properties/contract'
import type { Region } from '../properties/look-ups/region'
import { type LetCosts, letCosts } from './let-costs'
import { loanOf } from './loan'
import { type PurchaseCosts, purchaseCosts } from './purchase-costs'
import { type RenovationDuty, renovationDuty } from './renovation/renovation-duty'
import { type RuleBook, ruleOn } from './rules/rule-book'

export type CostedProperty = {
  region: Region | undefined
  contract: Contract
  type: number
  /** Only when it is published. */
  priceCents: number | null
  isUnit: boolean
  label: string | null
  chargesCents: number
  inventoryCents: number
  depositCents: number | null
}

export type PropertyCosts = LetCosts & {
  purchase: PurchaseCosts | null
  /** Four fifths of the price over twenty-five years: a figure to begin with. */
  loan: { cents: number; monthly: number; years: number; yearlyShare: number } | null
  duty: RenovationDuty | null
}

const land = 4
const borrowed = 0.8
const years = 25

/** What a property costs beyond its price, for someone who will live in it. */
export function propertyCosts(
  book: RuleBook,
  property: CostedProperty,
  day: string,
): PropertyCosts {
  const { region, contract, type, priceCents, label } = property
  const goal = contract === 'sale' ? 'sale' : 'rent'
  const duty = renovationDuty(book, { region, goal, type, label }, day) ?? null
  const nothing = { purchase: null, loan: null, rental: null, monthly: null, duty }
  if (!region || priceCents === null) return nothing
  if (goal === 'rent') {
    const { chargesCents, inventoryCents, depositCents } = property
    const costs = { chargesCents, inventoryCents, depositCents }
    return {
      ...nothing,
      ...letCosts(book, { region, contract, rentCents: priceCents, ...costs, day }),
    }
  }
  const rate = ruleOn(book, 'loan-rate', region, day)
  const yearlyShare = rate ? Math.round((rate.low + rate.high) / 2) : 350
  const cents = Math.round((priceCents * borrowed) / 100_000) * 100_000
  // A unit is bought as new: its land is not known here, so the page of its own asks for it.
  const purchase = property.isUnit
    ? null
    : purchaseCosts(book, { region, priceCents, isSoleHome: true, isLand: type === land, day })
  const { monthly } = loanOf({ cents, years, yearlyShare })
  return { ...nothing, purchase, loan: { cents, monthly, years, yearlyShare } }
}

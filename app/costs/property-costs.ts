import type { Region } from '../properties/region'
import { loanOf } from './loan'
import { type PurchaseCosts, purchaseCosts } from './purchase-costs'
import { type RenovationDuty, renovationDuty } from './renovation-duty'
import { type RentalCosts, rentalCosts } from './rental-costs'
import { type RuleBook, ruleOn } from './rule-book'

export type CostedHome = {
  region: Region | undefined
  goal: 'sale' | 'rent'
  type: number
  /** Only when it is published. */
  priceCents: number | null
  isUnit: boolean
  label: string | null
  chargesCents: number
  inventoryCents: number
}

export type PropertyCosts = {
  purchase: PurchaseCosts | null
  /** Four fifths of the price over twenty-five years: a figure to begin with. */
  loan: { cents: number; monthly: number; years: number; yearlyShare: number } | null
  rental: RentalCosts | null
  duty: RenovationDuty | null
}

const land = 4
const borrowed = 0.8
const years = 25

/** What a home costs beyond its price, for someone who will live in it. */
export function propertyCosts(book: RuleBook, home: CostedHome, day: string): PropertyCosts {
  const { region, goal, type, priceCents } = home
  const duty = renovationDuty(book, { region, goal, type, label: home.label }, day) ?? null
  if (!region || priceCents === null) return { purchase: null, loan: null, rental: null, duty }
  if (goal === 'rent') {
    const { chargesCents, inventoryCents } = home
    const rental = { region, rentCents: priceCents, chargesCents, inventoryCents, day }
    return { purchase: null, loan: null, rental: rentalCosts(book, rental), duty }
  }
  const rate = ruleOn(book, 'loan-rate', region, day)
  const yearlyShare = rate ? Math.round((rate.low + rate.high) / 2) : 350
  const cents = Math.round((priceCents * borrowed) / 100_000) * 100_000
  // A unit is bought as new: its land is not known here, so the page of its own asks for it.
  const purchase = home.isUnit
    ? null
    : purchaseCosts(book, { region, priceCents, isSoleHome: true, isLand: type === land, day })
  const { monthly } = loanOf({ cents, years, yearlyShare })
  return { purchase, loan: { cents, monthly, years, yearlyShare }, rental: null, duty }
}

import type { Contract } from '../properties/contract'
import type { Region } from '../properties/look-ups/region'
import { type LetCosts, letCosts } from './let-costs'
import { loanOf } from './loan'
import { type PurchaseCosts, purchaseCosts } from './purchase-costs'
import { type Note, purchaseNotes } from './purchase-notes'
import { type RenovationDuty, renovationDuty } from './renovation/renovation-duty'
import { type RuleBook, ruleOn } from './rules/rule-book'

export type CostedProperty = {
  region: Region | undefined
  contract: Contract
  type: number
  /** Only when it is published. */
  priceCents: number | null
  isUnit: boolean
  /** Paid for as long as somebody lives: its price is no sum to tax or to borrow. */
  isAnnuity: boolean
  label: string | null
  chargesCents: number
  inventoryCents: number
  depositCents: number | null
}

export type PurchaseForUse = { use: 'sole-home' | 'other'; costs: PurchaseCosts; notes: Note[] }

export type PropertyCosts = LetCosts & {
  /** For each use that makes a difference; none when a purchase cannot be worked out here. */
  purchases: PurchaseForUse[]
  /** Four fifths of the price over twenty-five years: a figure to begin with. */
  loan: { cents: number; monthly: number; years: number; yearlyShare: number } | null
  duty: RenovationDuty | null
}

const land = 4
const borrowed = 0.8
const years = 25

/** What is supposed of a loan until somebody tells us more; the share of the price in hundredths of a percent. */
export function supposedLoan(book: RuleBook, day: string, region: Region = 'flanders') {
  const rate = ruleOn(book, 'loan-rate', region, day)
  const yearlyShare = rate ? Math.round((rate.low + rate.high) / 2) : 350
  return { years, yearlyShare, borrowedShare: borrowed * 10_000 }
}

/** Of these somebody can make a sole home; of an investment, a shop or a garage nobody can. */
const homes = [1, 2, 3]

/** What a property is to a buyer who did not tell us more. */
export function boughtAs(type: number): 'existing' | 'land' | 'other' {
  if (type === land) return 'land'
  return homes.includes(type) ? 'existing' : 'other'
}

/** What a property costs beyond its price. */
export function propertyCosts(
  book: RuleBook,
  property: CostedProperty,
  day: string,
): PropertyCosts {
  const { region, contract, type, priceCents, label } = property
  const goal = contract === 'sale' ? 'sale' : 'rent'
  const duty = renovationDuty(book, { region, goal, type, label }, day) ?? null
  const nothing = { purchases: [], loan: null, rental: null, monthly: null, duty }
  if (!region || priceCents === null || property.isAnnuity) return nothing
  if (goal === 'rent') {
    const { chargesCents, inventoryCents, depositCents } = property
    const costs = { chargesCents, inventoryCents, depositCents }
    return {
      ...nothing,
      ...letCosts(book, { region, contract, rentCents: priceCents, ...costs, day }),
    }
  }
  const { yearlyShare } = supposedLoan(book, day, region)
  const cents = Math.round((priceCents * borrowed) / 100_000) * 100_000
  const { monthly } = loanOf({ cents, years, yearlyShare })
  return {
    ...nothing,
    // A unit is bought as new: the page of its own asks for what its taxes depend on.
    purchases: property.isUnit ? [] : purchasesOf(book, { region, type, priceCents, day }),
    loan: { cents, monthly, years, yearlyShare },
  }
}

type Sold = { region: Region; type: number; priceCents: number; day: string }

/** As a sole home and otherwise; once, where that is the same. */
function purchasesOf(book: RuleBook, { type, ...sold }: Sold): PurchaseForUse[] {
  const kind = boughtAs(type)
  const forUse = (use: PurchaseForUse['use']): PurchaseForUse => {
    const purchase = {
      ...sold,
      isSoleHome: use === 'sole-home',
      isLand: kind === 'land',
      isOther: kind === 'other',
    }
    return { use, costs: purchaseCosts(book, purchase), notes: purchaseNotes(book, purchase) }
  }
  const [soleHome, other] = [forUse('sole-home'), forUse('other')]
  const isSame = soleHome.costs.total.low === other.costs.total.low
  return isSame ? [{ ...other, notes: soleHome.notes }] : [soleHome, other]
}

import type { Region } from '../properties/look-ups/region'
import { shareOf } from './range'
import { type Rule, type RuleBook, ruleOn } from './rules/rule-book'

export type Rental = {
  region: Region
  rentCents: number
  chargesCents: number
  inventoryCents: number
  day: string
}

export type RentalCosts = {
  firstMonth: number
  charges: number
  deposit: number
  depositMonths: number
  inventoryShare: number
  toPayAtStart: number
  /** What the agency asks candidates to earn: rent times a factor it sets itself. */
  incomeGuide: number
  rule: Rule | null
}

/** What a tenant needs on the first day. The deposit goes to a blocked account, not to the owner. */
export function rentalCosts(book: RuleBook, rental: Rental): RentalCosts {
  const { region, rentCents, chargesCents, inventoryCents, day } = rental
  const months = ruleOn(book, 'rental-deposit-months', region, day)
  const inventory = ruleOn(book, 'rental-inventory-share', region, day)?.low ?? 5_000
  const income = ruleOn(book, 'rental-income-factor', region, day)?.low ?? 0
  const depositMonths = months?.low ?? 0
  const deposit = rentCents * depositMonths
  const inventoryShare = shareOf(inventoryCents, inventory)
  return {
    firstMonth: rentCents,
    charges: chargesCents,
    deposit,
    depositMonths,
    inventoryShare,
    toPayAtStart: rentCents + chargesCents + deposit + inventoryShare,
    incomeGuide: shareOf(rentCents, income),
    rule: months ?? null,
  }
}

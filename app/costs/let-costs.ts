import { type Contract, isLet } from '../properties/contract'
import { type Rental, type RentalCosts, rentalCosts } from './rental-costs'
import type { RuleBook } from './rules/rule-book'

/** What a shop, an office, a garage or a plot costs each month. */
export type MonthlyCosts = {
  rent: number
  charges: number
  total: number
  /** What the owner asks: no law sets it. */
  depositCents: number | null
  /** The contract says what the deposit is, when the owner has not said it. */
  isBusiness: boolean
}

export type LetCosts = { rental: RentalCosts | null; monthly: MonthlyCosts | null }

type Let = Rental & { contract: Contract; depositCents: number | null }

/**
 * Deposit, inventory share and income guide belong to the lease of a home. A commercial lease knows no
 * legal deposit (law of 30 April 1951), a garage or plot none either, and a take-over is no lease.
 */
export function letCosts(book: RuleBook, { contract, depositCents, ...rental }: Let): LetCosts {
  if (!isLet(contract)) return { rental: null, monthly: null }
  if (contract === 'residential-let') return { rental: rentalCosts(book, rental), monthly: null }
  const { rentCents: rent, chargesCents: charges } = rental
  const isBusiness = contract === 'business-let'
  const monthly = { rent, charges, total: rent + charges, depositCents, isBusiness }
  return { rental: null, monthly }
}

import { commercialType, takeOverGoal } from './property-lists'
import type { PropertyGoal, PropertyStatus } from './property-status'

/**
 * What a visitor would sign. The law limits the deposit of a home alone: a shop, an office or a
 * warehouse is let by the terms of its own contract, a garage or a plot by common law, and a
 * business is taken over for a sum that is paid once.
 */
export type Contract = 'sale' | 'residential-let' | 'business-let' | 'other-let' | 'take-over'

const dwellings = [1, 2, 3]

type Offered = { goal: PropertyGoal; goalNumber: number; type: number }

export function contractOf({ goal, goalNumber, type }: Offered): Contract {
  if (goal === 'sale') return 'sale'
  if (goalNumber === takeOverGoal) return 'take-over'
  if (type === commercialType) return 'business-let'
  return dwellings.includes(type) ? 'residential-let' : 'other-let'
}

/** Its price is a rent. */
export function isLet(contract: Contract): boolean {
  return contract !== 'sale' && contract !== 'take-over'
}

/** What is said beside the amount; the price of a sale speaks for itself. */
export function priceTerm(contract: Contract): 'per-month' | 'for-take-over' | null {
  if (contract === 'sale') return null
  return isLet(contract) ? 'per-month' : 'for-take-over'
}

/** A business that found someone was neither sold nor let as a building. */
export function toldStatus(
  status: PropertyStatus,
  contract: Contract,
): PropertyStatus | 'taken-over' {
  const isTakenOver = contract === 'take-over' && (status === 'sold' || status === 'rented')
  return isTakenOver ? 'taken-over' : status
}

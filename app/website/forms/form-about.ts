import type { LetCosts } from '../../costs/let-costs'
import type { Picture } from '../../properties/property'

/** What a form is about, as its page shows it. */
export type About = {
  kind: 'property' | 'project'
  title: string
  href: string
  reference: string
  picture: Picture | null
  price: string
  /** What is said beside the price: each month, or once for a business. */
  priceTerm: 'per-month' | 'for-take-over' | null
  /** Sold or rented: there is nothing left to ask for. */
  isClosed: boolean
  offer: { share: number; isOffPlan: boolean; asking: string } | null
  /** For who wants to rent it. */
  costs: LetCosts | null
}

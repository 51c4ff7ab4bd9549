import type { RentalCosts } from '../costs/rental-costs'
import type { Picture } from '../properties/property'

/** What a form is about, as its page shows it. */
export type About = {
  title: string
  href: string
  reference: string
  picture: Picture | null
  price: string
  /** Sold or rented: there is nothing left to ask for. */
  isClosed: boolean
  offer: { share: number; isOffPlan: boolean; asking: string } | null
  rental: (RentalCosts & { persons: number }) | null
}

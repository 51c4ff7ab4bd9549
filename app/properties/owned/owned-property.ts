import type { Contract } from '../contract'
import type { Price } from '../price'
import type { Picture } from '../property'
import type { PropertyGoal, PropertyStatus } from '../property-status'

/** A property as its owner sees it: the whole address and price, published or not. */
export type OwnedProperty = {
  id: number
  reference: string
  goal: PropertyGoal
  contract: Contract
  status: PropertyStatus
  /** Visitors find it on the site. */
  isOnline: boolean
  title: string
  address: string
  city: string
  price: Price | null
  picture: Picture | null
  /** Where visitors see it; null while they do not. */
  path: string | null
  publishedAt: string
  documents: { id: number; name: string; bytes: number }[]
  /** What comparisons go by. */
  compared: { type: number; zip: string; bedrooms: number | null; livingArea: number | null }
}

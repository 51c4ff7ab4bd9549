import type { PropertyCard } from '../properties/property'
import type { Status } from './appointment'
import type { PlaceTold } from './letters/viewing-place'

/** An appointment as its visitor sees it: composed at the door, which knows the addresses. */
export type ViewingView = {
  status: Status
  firstName: string
  email: string
  startsAt: Date
  endsAt: Date
  offeredUntil: Date | null
  movableUntil: Date
  canMove: boolean
  canCancel: boolean
  /** A held seat, and the link came by mail. */
  canConfirm: boolean
  canReview: boolean
  title: string
  reference: string
  place: string
  placeTold: PlaceTold
  agent: { name: string; phone: string; picture: string | null }
  /** Null once the property has left the site. */
  property: PropertyCard | null
  links: {
    manage: string
    calendar: string
    google: string
    outlook: string
    directions: string
    again: string
    feedback: string
  }
}

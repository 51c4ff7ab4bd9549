import type { BookingPlan } from '../../appointments/booking/booking-plan'
import type { BookingState } from '../../appointments/booking/booking-state'
import type { PropertyCard } from '../../properties/property'

export type AppointmentPage =
  | {
      kind: 'choose'
      words: string
      properties: PropertyCard[]
      isNewest: boolean
      isGone: boolean
    }
  | { kind: 'offline'; property: PropertyCard }
  | {
      kind: 'book'
      property: PropertyCard
      plan: BookingPlan
      state: BookingState
      intent: 'book' | 'wait'
      waiting: number
      agentName: string
      mode: 'at-once' | 'on-request'
      /** A mail is to be answered first. */
      isHeld: boolean
      minutes: number
      seats: number
    }

import type { BookingPlan } from '../../appointments/booking/booking-plan'
import type { BookingState } from '../../appointments/booking/booking-state'
import type { PropertyCard } from '../../properties/property'

export type AppointmentPage =
  | { kind: 'choose'; words: string; homes: PropertyCard[]; isNewest: boolean; isGone: boolean }
  | { kind: 'offline'; home: PropertyCard }
  | {
      kind: 'book'
      home: PropertyCard
      plan: BookingPlan
      state: BookingState
      intent: 'book' | 'wait'
      waiting: number
      agentName: string
      mode: 'at-once' | 'on-request'
      minutes: number
      seats: number
    }

import type { FormState } from '../../forms/form-state'
import type messages from '../../language/messages/nl/appointments.json'
import type { DayPart } from '../slots/day-part'

export type ViewingAlert = keyof (typeof messages)['alert']

/** A booking as it stands: on a fresh page, or sent back with all that was chosen and typed. */
export type BookingState = {
  form: FormState
  chosen: string | null
  isAnyDay: boolean
  parts: DayPart[]
  alert: ViewingAlert | null
}

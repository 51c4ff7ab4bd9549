import { checkForm, type FormTools, openForm } from '../../forms/check-form.server'
import type { Language } from '../../language/languages'
import type { Appointment, Person } from '../appointment'
import type { ViewingTools } from '../letters/announce.server'
import { dayParts } from '../slots/day-part'
import { joinWaitingList } from '../waiting/join-waiting-list.server'
import type { Waiting } from '../waiting/waiting-queries.server'
import { bookViewing } from './book-viewing.server'
import { bookingForm, momentFields, readMoment } from './booking.form'
import type { BookingState, ViewingAlert } from './booking-state'

type Tools = ViewingTools & FormTools

type SentBooking = {
  data: FormData
  propertyId: number
  /** The day on the page, for who waits for that one. */
  day: string | null
  intent: 'book' | 'wait'
  language: Language
  address: string
  /** As the agency set it: seats are held until a mail was answered. */
  isHeld: boolean
}

type Submitted =
  | { outcome: 'booked'; appointment: Appointment }
  | { outcome: 'joined'; waiting: Waiting }
  /** Something is missing or wrong in the form. */
  | { outcome: 'invalid'; state: BookingState }
  /** Our fault: nothing was kept, and every word is still in the form. */
  | { outcome: 'not-stored'; state: BookingState }
  /** Nothing is wrong in the form, but it cannot be so: taken, closed, sold. */
  | { outcome: 'refused'; state: BookingState }

export function openBooking(tools: Tools): BookingState {
  const form = openForm(tools, bookingForm)
  return { form, chosen: null, isAnyDay: false, parts: [], alert: null }
}

export async function submitBooking(tools: Tools, sent: SentBooking): Promise<Submitted> {
  const { data, intent, address } = sent
  const startsAt = readMoment(data.get(momentFields.startsAt))
  const alert = intent === 'book' && !startsAt ? 'no-slot' : null
  const checked = await checkForm(tools, {
    form: bookingForm,
    data,
    address,
    counted: 'visit',
    isComplete: !alert,
  })
  const parts = data.getAll(momentFields.part)
  const state: BookingState = {
    form: checked.state,
    chosen: startsAt?.toISOString() ?? null,
    isAnyDay: data.get(momentFields.anyDay) === 'on',
    parts: dayParts.filter((part) => parts.includes(part)),
    alert,
  }
  if (checked.outcome === 'not-stored') return { outcome: 'not-stored', state }
  if (checked.outcome !== 'checked') return { outcome: 'invalid', state }
  const person = { title: '', remark: '', ...(checked.answers as object) } as Person
  return startsAt && intent === 'book'
    ? book(tools, sent, state, { startsAt, person, requestKey: checked.submission })
    : wait(tools, sent, state, person)
}

async function book(
  tools: Tools,
  { propertyId, language, isHeld }: SentBooking,
  state: BookingState,
  booking: { startsAt: Date; person: Person; requestKey: string },
): Promise<Submitted> {
  const answer = await bookViewing(tools, {
    ...booking,
    propertyId,
    language,
    isHeld,
    source: 'website',
  })
  return answer.outcome === 'booked' ? answer : refused({ ...state, chosen: null }, answer.outcome)
}

async function wait(
  tools: Tools,
  { propertyId, language, day }: SentBooking,
  state: BookingState,
  person: Person,
): Promise<Submitted> {
  const wish = { day: state.isAnyDay ? null : day, parts: state.parts }
  const answer = await joinWaitingList(tools, { propertyId, language, wish, person })
  return answer.outcome === 'joined' ? answer : refused(state, answer.outcome)
}

function refused(state: BookingState, alert: ViewingAlert): Submitted {
  return { outcome: 'refused', state: { ...state, alert } }
}

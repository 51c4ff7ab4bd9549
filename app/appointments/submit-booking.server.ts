import type { Captcha } from '../captcha/captcha.server'
import { checkHuman, isAskedOfAll } from '../enquiries/check-human.server'
import { answersIn, metaFields } from '../enquiries/form-fields'
import { issuePass, readPass } from '../enquiries/form-pass.server'
import { schemaOf } from '../enquiries/form-schema'
import type { FormState } from '../enquiries/form-state'
import { errorsOf, valuesOf } from '../enquiries/form-values'
import { brusselsDay } from '../language/brussels-day'
import type { Language } from '../language/languages'
import { checkFields } from '../web/check-fields.server'
import type { Signer } from '../web/signed-link.server'
import type { VisitTools } from './announce.server'
import type { Appointment, Person } from './appointment'
import { bookVisit } from './book-visit.server'
import { bookingForm, momentFields, readMoment } from './booking.form'
import type { BookingState, VisitAlert } from './booking-state'
import { dayParts } from './day-part'
import { joinWaitingList } from './join-waiting-list.server'
import type { Waiting } from './waiting-queries.server'

type Tools = VisitTools & { signer: Signer; captcha: Captcha }

type SentBooking = {
  data: FormData
  propertyId: number
  /** The day on the page, for who waits for that one. */
  day: string | null
  intent: 'book' | 'wait'
  language: Language
  address: string
}

type Submitted =
  | { outcome: 'booked'; appointment: Appointment }
  | { outcome: 'joined'; waiting: Waiting }
  /** Something is missing or wrong in the form. */
  | { outcome: 'invalid'; state: BookingState }
  /** Nothing is wrong in the form, but it cannot be so: taken, closed, sold. */
  | { outcome: 'refused'; state: BookingState }

export function openBooking(tools: Tools): BookingState {
  const form: FormState = {
    pass: issuePass(tools.signer, bookingForm.name, tools.now()),
    captcha: isAskedOfAll(tools, bookingForm) ? tools.captcha.offer() : null,
    ...{ values: {}, errors: {}, step: null, captchaError: null, files: {}, notice: null, turn: 0 },
  }
  return { form, chosen: null, isAnyDay: false, parts: [], alert: null }
}

export async function submitBooking(tools: Tools, sent: SentBooking): Promise<Submitted> {
  const { data, intent } = sent
  const state = stateOf(tools, data)
  const schema = schemaOf(bookingForm, brusselsDay(tools.now()))
  const checked = checkFields(data, schema)
  state.form.errors = errorsOf(checked)
  const startsAt = readMoment(state.chosen)
  if (intent === 'book' && !startsAt) state.alert = 'no-slot'
  if (checked.status !== 'success' || state.alert) return { outcome: 'invalid', state }

  const token = String(data.get(metaFields.pass) ?? '')
  const read = readPass(tools.signer, bookingForm.name, token, tools.now())
  if (read.outcome !== 'valid') {
    state.form.notice = 'ALERT_FORM_EXPIRED'
    return { outcome: 'invalid', state }
  }
  const asked = { data, address: sent.address, form: bookingForm, subject: 'visit' } as const
  const captchaError = await checkHuman(tools, asked, read.pass)
  if (captchaError) {
    Object.assign(state.form, { captcha: tools.captcha.offer(), captchaError })
    return { outcome: 'invalid', state }
  }
  const person = { remark: '', ...(checked.value as object) } as Person
  return startsAt && intent === 'book'
    ? book(tools, sent, state, { startsAt, person, requestKey: read.pass.submission })
    : wait(tools, sent, state, person)
}

async function book(
  tools: Tools,
  { propertyId, language }: SentBooking,
  state: BookingState,
  booking: { startsAt: Date; person: Person; requestKey: string },
): Promise<Submitted> {
  const answer = await bookVisit(tools, { ...booking, propertyId, language, source: 'website' })
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

function refused(state: BookingState, alert: VisitAlert): Submitted {
  return { outcome: 'refused', state: { ...state, alert } }
}

function stateOf(tools: Tools, data: FormData): BookingState {
  const opened = openBooking(tools)
  const token = String(data.get(metaFields.pass) ?? '')
  const read = readPass(tools.signer, bookingForm.name, token, tools.now())
  const parts = data.getAll(momentFields.part)
  return {
    form: {
      ...opened.form,
      pass: read.outcome === 'valid' ? token : opened.form.pass,
      values: valuesOf(answersIn(bookingForm, data)),
      turn: tools.now().getTime(),
    },
    chosen: readMoment(data.get(momentFields.startsAt))?.toISOString() ?? null,
    isAnyDay: data.get(momentFields.anyDay) === 'on',
    parts: dayParts.filter((part) => parts.includes(part)),
    alert: null,
  }
}

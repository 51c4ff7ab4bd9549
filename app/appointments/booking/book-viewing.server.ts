import { randomUUID } from 'node:crypto'
import type { Language } from '../../language/languages'
import { findViewable } from '../../properties/viewable-queries.server'
import { lockDiaries } from '../agents/agent-queries.server'
import { type Appointment, type Person, type Source, statusAfterBooking } from '../appointment'
import { announce, type ViewingTools } from '../letters/announce.server'
import { findByRequestKey, insertAppointment } from '../queries.server'
import { type Agenda, askViewings, loadAgenda } from '../slots/agenda.server'
import { slotAt } from '../slots/slots'
import { takeSeat } from '../slots/take-seat.server'
import { heldUntil } from './held-seat'

export type Booking = {
  propertyId: number
  startsAt: Date
  person: Person
  language: Language
  source: Source
  /** Of the form: what is sent twice is booked once. */
  requestKey: string
  /** The seat is only held until a mail to this address was answered. */
  isHeld?: boolean
}

export type Booked =
  | { outcome: 'booked'; appointment: Appointment }
  | { outcome: 'closed' | 'full' | 'already-booked' | 'gone' | 'not-online' }

/** A form sent twice is booked once; a property that was sold or a moment that is taken is told as such. */
export async function bookViewing(tools: ViewingTools, booking: Booking): Promise<Booked> {
  const { db } = tools
  const [property, repeated] = await Promise.all([
    findViewable(db, booking.propertyId),
    findByRequestKey(db, booking.requestKey),
  ])
  if (repeated && isSameViewing(repeated, booking))
    return { outcome: 'booked', appointment: repeated }
  if (!property?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(db, property, tools.now())
  if (!agenda) return { outcome: 'not-online' }
  // Back in the browser, another moment, the same form: a second viewing, not a repeated one.
  const requestKey = repeated ? randomUUID() : booking.requestKey
  const answer = await bookSeat(tools, agenda, { ...booking, requestKey })
  if (answer.outcome === 'booked') return answer
  // No seat left for this form, perhaps because it took the last one a moment ago.
  const appointment = await findByRequestKey(db, requestKey)
  return appointment ? { outcome: 'booked', appointment } : answer
}

/** Two people can never get the same seat: the diary is locked, and the database would refuse it. */
export async function bookSeat(
  tools: ViewingTools,
  agenda: Agenda,
  booking: Booking,
): Promise<Booked> {
  const { db } = tools
  const now = tools.now()
  const { startsAt, person, requestKey, language, source, isHeld = false } = booking
  // Most who come too late are told so without waiting for the lock.
  const first = slotAt(await askViewings(db, agenda, now, startsAt), startsAt)
  if (!first) return { outcome: 'closed' }
  if (first.seatsLeft < 1) return { outcome: 'full' }

  return db.transaction(async (tx) => {
    await lockDiaries(tx, [agenda.agent.id])
    const seat = await takeSeat(tx, agenda, { startsAt, email: person.email, now })
    if (seat.outcome !== 'taken') return { outcome: seat.outcome }
    const status = isHeld ? 'held' : statusAfterBooking(agenda.mode)
    const appointment = await insertAppointment(tx, {
      ...person,
      slotId: seat.slotId,
      seat: seat.seat,
      status,
      requestKey,
      language,
      source,
      offeredUntil: isHeld ? heldUntil(now, startsAt) : null,
      bookedAt: now,
      changedAt: now,
      // Who is on the telephone with us is told where to come.
      placeToldAt: source === 'office' ? now : null,
    })
    await announce(tx, tools, appointment, status)
    return { outcome: 'booked', appointment }
  })
}

function isSameViewing(appointment: Appointment, { propertyId, startsAt }: Booking): boolean {
  return (
    appointment.propertyId === propertyId && appointment.startsAt.getTime() === startsAt.getTime()
  )
}

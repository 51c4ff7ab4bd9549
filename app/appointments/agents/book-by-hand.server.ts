import { randomUUID } from 'node:crypto'
import { noteChange } from '../../journal/queries.server'
import { writtenPhone } from '../../language/numbers/written-phone.server'
import { findViewable } from '../../properties/viewable-queries.server'
import type { Appointment } from '../appointment'
import { announce } from '../letters/announce.server'
import { insertAppointment } from '../queries.server'
import { listTakenSeats, listViewings } from '../slots/slot-queries.server'
import { lowestFree } from '../slots/take-seat.server'
import { takeTime } from '../slots/take-time.server'
import { findAgent, findPropertyViewings, lockDiaries } from './agent-queries.server'
import type { StaffTools } from './change-as-staff.server'
import type { StaffBooking } from './staff-booking.form'

type Call = {
  propertyId: number
  agentId: number
  startsAt: Date
  endsAt: Date
  visitor: StaffBooking
  isDespiteBusy?: boolean
}
type Planned =
  | { outcome: 'booked'; appointment: Appointment }
  | { outcome: 'gone' | 'unknown-agent' | 'past' | 'full' | 'busy' | 'already-booked' }

/** Somebody called and a colleague agreed an hour with them, whichever that is; the usual letters follow. */
export async function bookByHand(tools: StaffTools, call: Call): Promise<Planned> {
  const { db, now, staff } = tools
  const { propertyId, agentId, startsAt, endsAt, visitor, isDespiteBusy } = call
  const property = await findViewable(db, propertyId)
  if (!property?.isOffered) return { outcome: 'gone' }
  if (!(await findAgent(db, agentId))?.isActive) return { outcome: 'unknown-agent' }
  if (startsAt <= now()) return { outcome: 'past' }
  const { language, ...told } = visitor
  return db.transaction(async (tx): Promise<Planned> => {
    await lockDiaries(tx, [agentId])
    const agreed = await listViewings(tx, agentId, { from: startsAt, to: endsAt })
    const group = agreed.find(
      (each) => each.propertyId === propertyId && each.startsAt.getTime() === startsAt.getTime(),
    )
    const seated = group ? await listTakenSeats(tx, group.slotId) : []
    if (seated.some(({ email }) => email.toLowerCase() === told.email)) {
      return { outcome: 'already-booked' }
    }
    if (group && group.seatsTaken >= group.seats) return { outcome: 'full' }
    const { seats } = await findPropertyViewings(tx, propertyId)
    const time = { agentId, propertyId, startsAt, endsAt, seats, isDespiteBusy }
    const taken = group ? { outcome: 'taken' as const, ...group } : await takeTime(tx, time)
    if (taken.outcome !== 'taken') return taken
    const appointment = await insertAppointment(tx, {
      ...told,
      title: told.title ?? '',
      phone: writtenPhone(told.phone),
      language,
      slotId: taken.slotId,
      seat: lowestFree(seated.map(({ seat }) => seat)),
      status: 'confirmed',
      source: 'office',
      requestKey: randomUUID(),
      bookedAt: now(),
      changedAt: now(),
      placeToldAt: now(),
    })
    await announce(tx, tools, appointment, 'confirmed')
    await noteChange(tx, {
      by: staff,
      at: now(),
      action: 'book',
      subject: { kind: 'visit', id: appointment.id },
      after: { propertyId, agentId, startsAt: startsAt.toISOString() },
    })
    return { outcome: 'booked', appointment }
  })
}

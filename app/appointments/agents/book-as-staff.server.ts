import { randomUUID } from 'node:crypto'
import { noteChange } from '../../journal/queries.server'
import { writtenPhone } from '../../language/numbers/written-phone.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { type Booked, bookSeat } from '../booking/book-viewing.server'
import { loadAgenda } from '../slots/agenda.server'
import type { StaffTools } from './change-as-staff.server'
import type { StaffBooking } from './staff-booking.form'

type Call = { propertyId: number; startsAt: Date; visitor: StaffBooking }

/** Somebody called: the viewing is agreed at once, and the usual letters follow. */
export async function bookAsStaff(
  tools: StaffTools,
  { propertyId, startsAt, visitor }: Call,
): Promise<Booked> {
  const property = await findViewable(tools.db, propertyId)
  if (!property?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(tools.db, property, tools.now(), 'agency')
  if (!agenda) return { outcome: 'not-online' }
  const { language, ...told } = visitor
  const person = { ...told, title: told.title ?? '', phone: writtenPhone(told.phone) }
  const booking = { propertyId, startsAt, language, person, source: 'office' as const }
  return tools.db.transaction(async (tx) => {
    const requestKey = randomUUID()
    const booked = await bookSeat({ ...tools, db: tx }, agenda, { ...booking, requestKey })
    if (booked.outcome === 'booked') {
      await noteChange(tx, {
        by: tools.staff,
        at: tools.now(),
        action: 'book',
        subject: { kind: 'visit', id: booked.appointment.id },
        after: { propertyId, startsAt: startsAt.toISOString() },
      })
    }
    return booked
  })
}

import type { Database } from '../../database/client.server'
import { isOpen } from '../appointment'
import { listAppointmentsIn } from '../queries.server'
import { listViewings } from '../slots/slot-queries.server'
import type { OpenHouse } from './open-house-queries.server'

type Place = Pick<OpenHouse, 'agentId' | 'propertyId' | 'startsAt' | 'endsAt'>

/** The times of its agent at this property in its hours. */
export async function listSlotsOf(db: Database, { agentId, propertyId, startsAt, endsAt }: Place) {
  const slots = await listViewings(db, agentId, { from: startsAt, to: endsAt })
  return slots.filter((each) => each.propertyId === propertyId && each.startsAt >= startsAt)
}

/** Everybody with a seat at an hour that is still to come. */
export async function listVisitorsOf(db: Database, openHouse: Place, now: Date) {
  const slots = await listSlotsOf(db, openHouse)
  const seats = await Promise.all(slots.map(({ slotId }) => listAppointmentsIn(db, slotId)))
  return seats.flat().filter(({ status, startsAt }) => isOpen(status) && startsAt > now)
}

import type { Database } from '../../database/client.server'
import { findHomeToVisit } from '../../properties/viewable-queries.server'
import type { Appointment } from '../appointment'
import { changeAppointment } from '../queries.server'
import { announce, type VisitTools } from './announce.server'
import { canPlaceBeTold } from './viewing-place'

type PlaceTelling = { outcome: 'place-told' | 'too-late' }

/** The visitor gets the street and number that the owner keeps private, by mail. Twice is once. */
export async function tellPlace(
  tx: Database,
  tools: VisitTools,
  before: Appointment,
): Promise<PlaceTelling> {
  const now = tools.now()
  const home = await findHomeToVisit(tx, before.propertyId)
  if (before.placeToldAt || home?.publishAddress) return { outcome: 'place-told' }
  if (!home || !canPlaceBeTold(before, home.publishAddress, now)) return { outcome: 'too-late' }
  // Calendars hear of it: the entry gets its place.
  const change = { placeToldAt: now }
  const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: true })
  await announce(tx, tools, appointment, 'place-told')
  return { outcome: 'place-told' }
}

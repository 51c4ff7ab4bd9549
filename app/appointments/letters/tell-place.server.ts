import type { Database } from '../../database/client.server'
import { findViewable } from '../../properties/viewable-queries.server'
import type { Appointment } from '../appointment'
import { changeAppointment } from '../queries.server'
import { announce, type ViewingTools } from './announce.server'
import { canPlaceBeTold } from './viewing-place'

type PlaceTelling = { outcome: 'place-told' | 'too-late' }

/** The visitor gets the street and number that the owner keeps private, by mail. Twice is once. */
export async function tellPlace(
  tx: Database,
  tools: ViewingTools,
  before: Appointment,
): Promise<PlaceTelling> {
  const now = tools.now()
  const property = await findViewable(tx, before.propertyId)
  if (before.placeToldAt || property?.publishAddress) return { outcome: 'place-told' }
  if (!property || !canPlaceBeTold(before, property.publishAddress, now))
    return { outcome: 'too-late' }
  // Calendars hear of it: the entry gets its place.
  const change = { placeToldAt: now }
  const appointment = await changeAppointment(tx, before.id, change, { now, isHeard: true })
  await announce(tx, tools, appointment, 'place-told')
  return { outcome: 'place-told' }
}

import { cancelViewing } from './cancel-viewing.server'
import { type ViewingTools, waitingNews } from './letters/announce.server'
import { deleteOpenHousesOf } from './open-houses/open-house-queries.server'
import { listOpenAppointments } from './queries.server'
import { endWaitingFor, listWaiting } from './waiting/waiting-queries.server'

/** Sold, let or withdrawn: everyone who was to come, and everyone who hoped to, hears of it. */
export async function cancelViewingsOfProperty(tools: ViewingTools, propertyId: number) {
  await tools.db.transaction(async (tx) => {
    for (const { id } of await listWaiting(tx, propertyId)) {
      await tools.jobs.enqueue(tx, waitingNews, { waitingId: id, kind: 'gone' })
    }
    await endWaitingFor(tx, propertyId)
    await deleteOpenHousesOf(tx, propertyId, tools.now())
  })
  const appointments = await listOpenAppointments(tools.db, propertyId, tools.now())
  for (const { id } of appointments) {
    await cancelViewing(tools, { appointmentId: id, by: 'property-gone' })
  }
  return { outcome: 'cancelled', count: appointments.length } as const
}

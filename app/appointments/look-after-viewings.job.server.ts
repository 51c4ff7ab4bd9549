import { job } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import { listViewable } from '../properties/viewable-queries.server'
import type { Appointment } from './appointment'
import { freeHeldSeats } from './booking/free-held-seats.server'
import { cancelViewing } from './cancel-viewing.server'
import { cancelViewingsOfProperty } from './cancel-viewings-of-property.server'
import { changeViewing } from './change-viewing.server'
import { announce, type ViewingTools } from './letters/announce.server'
import { newsByTheClock } from './letters/news'
import { listPropertiesOpenFrom } from './open-houses/open-house-queries.server'
import { changeAppointment, listNearNow, listOverdue, listPropertiesToCome } from './queries.server'
import { offerFreedSeats } from './waiting/offer-freed-seats.server'
import { endWaitingBefore, listPropertiesWaitedFor } from './waiting/waiting-queries.server'

/** Every minute; each step finds its own work, so a round that fails is made up for by the next. */
export const viewingRound = job<Record<string, never>>('visit-round')

export async function lookAfterViewings(tools: ViewingTools) {
  await freeHeldSeats(tools)
  for (const each of await listOverdue(tools.db, tools.now())) await finish(tools, each)
  await cancelWherePropertiesAreGone(tools)
  await endWaitingBefore(tools.db, brusselsDay(tools.now()))
  for (const id of await listPropertiesWaitedFor(tools.db)) await offerFreedSeats(tools, id)
  for (const each of await listNearNow(tools.db, tools.now())) {
    for (const kind of newsByTheClock(each, tools.now())) {
      await tools.db.transaction((tx) => announce(tx, tools, each, kind))
    }
  }
}

/** What time decides: an offer lapses, a request was never answered, a viewing took place. */
async function finish(tools: ViewingTools, { id, status }: Appointment) {
  if (status !== 'confirmed') {
    await cancelViewing(tools, { appointmentId: id, by: 'unanswered' })
    return
  }
  const now = tools.now()
  await changeViewing(tools, id, [], async (tx, { status, endsAt }) => {
    if (status !== 'confirmed' || endsAt > now) return
    await changeAppointment(tx, id, { status: 'done' }, { now, isHeard: false })
  })
}

/** News of a property that left the site reaches nobody, so we look for ourselves. */
async function cancelWherePropertiesAreGone(tools: ViewingTools) {
  const ids = [
    ...(await listPropertiesToCome(tools.db, tools.now())),
    ...(await listPropertiesWaitedFor(tools.db)),
    ...(await listPropertiesOpenFrom(tools.db, tools.now())),
  ]
  const properties = await listViewable(tools.db, [...new Set(ids)])
  for (const { id, isOffered } of properties)
    if (!isOffered) await cancelViewingsOfProperty(tools, id)
}

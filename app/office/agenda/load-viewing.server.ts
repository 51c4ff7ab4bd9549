import { data } from 'react-router'
import { findAgent } from '../../appointments/agents/agent-queries.server'
import {
  type Appointment,
  canBeConfirmed,
  canBeMissed,
  canBeMovedByStaff,
  canBeReviewed,
  isOpen,
  versionOf,
} from '../../appointments/appointment'
import { findFeedback, findOutcome } from '../../appointments/feedback-queries.server'
import { canPlaceBeTold } from '../../appointments/letters/viewing-place'
import { findAppointment, listNews } from '../../appointments/queries.server'
import { listChanges } from '../../journal/queries.server'
import { findHomeLine } from '../../properties/owned/property-line-queries.server'
import { findHomeToVisit } from '../../properties/viewable-queries.server'
import type { OfficeVisit } from '../office.server'

type Tools = Pick<OfficeVisit, 'db' | 'now'>

/** All the office knows of one visit, and what it may do with it now. */
export async function loadVisit({ db, now }: Tools, id: string) {
  const visit = await findVisit({ db }, id)
  const [home, visited, agent, feedback, outcome, news, changes] = await Promise.all([
    findHomeLine(db, visit.propertyId),
    findHomeToVisit(db, visit.propertyId),
    findAgent(db, visit.agentId),
    findFeedback(db, visit.id),
    findOutcome(db, visit.id),
    listNews(db, visit.id),
    listChanges(db, { kind: 'visit', id: visit.id }, 20),
  ])
  return {
    ...{ visit, home, feedback, outcome, news, changes },
    agent: agent && { id: agent.id, name: agent.name },
    seen: versionOf(visit),
    may: mayDo(visit, visited?.publishAddress ?? true, now()),
  }
}

export type OfficeVisitDetails = Awaited<ReturnType<typeof loadVisit>>

export async function findVisit({ db }: Pick<Tools, 'db'>, id: string): Promise<Appointment> {
  const visit = await findAppointment(db, id)
  if (!visit) throw data(null, { status: 404 })
  return visit
}

function mayDo(visit: Appointment, publishAddress: boolean, now: Date) {
  return {
    confirm: canBeConfirmed(visit, now),
    tellPlace: canPlaceBeTold(visit, publishAddress, now),
    move: canBeMovedByStaff(visit, now),
    cancel: isOpen(visit.status),
    miss: canBeMissed(visit, now),
    review: canBeReviewed(visit),
  }
}

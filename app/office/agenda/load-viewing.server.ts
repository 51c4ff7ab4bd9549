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
import { findContactOf } from '../../contacts/queries.server'
import { listChanges } from '../../journal/queries.server'
import { findPropertyLine } from '../../properties/owned/property-line-queries.server'
import { findViewable } from '../../properties/viewable-queries.server'
import type { Office } from '../office.server'

type Tools = Pick<Office, 'db' | 'now'>

/** All the office knows of one viewing, and what it may do with it now. */
export async function loadViewing({ db, now }: Tools, id: string) {
  const viewing = await findViewing({ db }, id)
  const [property, viewable, agent, feedback, outcome, news, changes, contactId] =
    await Promise.all([
      findPropertyLine(db, viewing.propertyId),
      findViewable(db, viewing.propertyId),
      findAgent(db, viewing.agentId),
      findFeedback(db, viewing.id),
      findOutcome(db, viewing.id),
      listNews(db, viewing.id),
      listChanges(db, { kind: 'visit', id: viewing.id }, 20),
      findContactOf(db, { appointmentId: viewing.id }),
    ])
  return {
    viewing,
    property,
    feedback,
    outcome,
    news,
    changes,
    contactId,
    agent: agent && { id: agent.id, name: agent.name },
    seen: versionOf(viewing),
    may: mayDo(viewing, viewable?.publishAddress ?? true, now()),
  }
}

export type OfficeViewingDetails = Awaited<ReturnType<typeof loadViewing>>

export async function findViewing({ db }: Pick<Tools, 'db'>, id: string): Promise<Appointment> {
  const viewing = await findAppointment(db, id)
  if (!viewing) throw data(null, { status: 404 })
  return viewing
}

function mayDo(viewing: Appointment, publishAddress: boolean, now: Date) {
  return {
    confirm: canBeConfirmed(viewing, now),
    tellPlace: canPlaceBeTold(viewing, publishAddress, now),
    move: canBeMovedByStaff(viewing, now),
    cancel: isOpen(viewing.status),
    miss: canBeMissed(viewing, now),
    review: canBeReviewed(viewing),
  }
}

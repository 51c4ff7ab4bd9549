import type { Language } from '../../language/languages'
import { findViewable } from '../../properties/viewable-queries.server'
import type { Person } from '../appointment'
import { type ViewingTools, waitingNews } from '../letters/announce.server'
import { askViewings, loadAgenda } from '../slots/agenda.server'
import { freeSlots, type Slot } from '../slots/slots'
import { offerEnds, suits, type Wish } from './waiting'
import {
  findWaiting,
  insertWaiting,
  setWaitingStatus,
  type Waiting,
} from './waiting-queries.server'

type Joined =
  | { outcome: 'joined'; waiting: Waiting }
  | { outcome: 'already-waiting' | 'gone' | 'not-online' }
  /** There is no need to wait. */
  | { outcome: 'not-full'; slots: Slot[] }

type Request = { propertyId: number; wish: Wish; person: Person; language: Language }

export async function joinWaitingList(tools: ViewingTools, request: Request): Promise<Joined> {
  const { db, jobs } = tools
  const now = tools.now()
  const { propertyId, wish, person, language } = request
  const property = await findViewable(db, propertyId)
  if (!property?.isOffered) return { outcome: 'gone' }
  const agenda = await loadAgenda(db, property, now)
  if (!agenda) return { outcome: 'not-online' }
  const slots = freeSlots(await askViewings(db, agenda, now)).filter(
    (slot) => suits(wish, slot) && offerEnds(now, slot.startsAt),
  )
  if (slots.length > 0) return { outcome: 'not-full', slots }

  return db.transaction(async (tx) => {
    const waiting = await insertWaiting(tx, {
      ...person,
      propertyId,
      language,
      day: wish.day,
      parts: [...wish.parts],
      joinedAt: now,
    })
    if (!waiting) return { outcome: 'already-waiting' }
    await jobs.enqueue(tx, waitingNews, { waitingId: waiting.id, kind: 'joined' })
    return { outcome: 'joined', waiting }
  })
}

export async function leaveWaitingList(
  { db }: Pick<ViewingTools, 'db'>,
  waitingId: string,
): Promise<{ outcome: 'left' | 'unknown' }> {
  const waiting = await findWaiting(db, waitingId)
  if (!waiting) return { outcome: 'unknown' }
  if (waiting.status === 'waiting') await setWaitingStatus(db, waitingId, 'left')
  return { outcome: 'left' }
}

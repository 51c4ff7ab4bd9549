import type { Database } from '../../database/client.server'
import { findViewable } from '../../properties/viewable-queries.server'
import { lockDiaries } from '../agents/agent-queries.server'
import { announce, type ViewingTools } from '../letters/announce.server'
import { insertAppointment } from '../queries.server'
import { type Agenda, askViewings, loadAgenda } from '../slots/agenda.server'
import { freeSlots } from '../slots/slots'
import { takeSeat } from '../slots/take-seat.server'
import { offerEnds, suits } from './waiting'
import { listWaiting, setWaitingStatus, type Waiting } from './waiting-queries.server'

/** Whatever is free now goes to who waits for it, in turn; each gets a while to answer. */
export async function offerFreedSeats(tools: ViewingTools, propertyId: number): Promise<number> {
  const now = tools.now()
  const property = await findViewable(tools.db, propertyId)
  const agenda = property?.isOffered && (await loadAgenda(tools.db, property, now))
  if (!agenda) return 0
  return tools.db.transaction(async (tx) => {
    await lockDiaries(tx, [agenda.agent.id])
    return offerSeats(tx, tools, agenda)
  })
}

/** The same inside a cancellation or a move, before anybody else sees the seat. Diary locked. */
export async function offerSeatsOf(tx: Database, tools: ViewingTools, propertyId: number) {
  const property = await findViewable(tx, propertyId)
  const agenda = property?.isOffered && (await loadAgenda(tx, property, tools.now()))
  if (agenda) await offerSeats(tx, tools, agenda)
}

async function offerSeats(tx: Database, tools: ViewingTools, agenda: Agenda): Promise<number> {
  const waiting = await listWaiting(tx, agenda.propertyId)
  let offers = 0
  for (const each of waiting) if (await offerTo(tx, tools, agenda, each)) offers += 1
  return offers
}

async function offerTo(
  tx: Database,
  tools: ViewingTools,
  agenda: Agenda,
  waiting: Waiting,
): Promise<boolean> {
  const now = tools.now()
  const free = freeSlots(await askViewings(tx, agenda, now))
  for (const { startsAt } of free.filter((slot) => suits(waiting, slot))) {
    const offeredUntil = offerEnds(now, startsAt)
    if (!offeredUntil) continue
    const { title, firstName, lastName, email, phone, remark, language } = waiting
    const seat = await takeSeat(tx, agenda, { startsAt, email, now })
    if (seat.outcome !== 'taken') continue
    const appointment = await insertAppointment(tx, {
      title,
      firstName,
      lastName,
      email,
      phone,
      remark,
      language,
      offeredUntil,
      slotId: seat.slotId,
      seat: seat.seat,
      status: 'offered',
      source: 'waiting-list',
      waitingId: waiting.id,
      bookedAt: now,
      changedAt: now,
    })
    await setWaitingStatus(tx, waiting.id, 'offered')
    await announce(tx, tools, appointment, 'offered')
    return true
  }
  return false
}

import {
  insertAgent,
  listAgents,
  savePropertyViewings,
} from '../app/appointments/agents/agent-queries.server'
import { bookViewing } from '../app/appointments/booking/book-viewing.server'
import { insertEngagement } from '../app/appointments/engagements/engagement-queries.server'
import { plannedMoments } from '../app/appointments/engagements/planned-moments'
import { saveFeedback } from '../app/appointments/feedback-queries.server'
import { tellOwner } from '../app/appointments/letters/tell-owner.server'
import { changeAppointment, noteNews } from '../app/appointments/queries.server'
import { askViewings, loadAgenda } from '../app/appointments/slots/agenda.server'
import { freeSlots } from '../app/appointments/slots/slots'
import { takeTime } from '../app/appointments/slots/take-time.server'
import type { Database } from '../app/database/client.server'
import { brusselsDay } from '../app/language/brussels-day'
import { dayLength } from '../app/language/days-later'
import { listViewable } from '../app/properties/viewable-queries.server'
import { demoOwners, propertiesOfOwner } from './owners/demo-owners'
import { planProperties } from './properties/property-plan'
import { demoAgents } from './viewings/demo-agents'
import { demoEngagements } from './viewings/demo-engagements'
import { demoFeedback, demoVisitors } from './viewings/demo-visitors'

/** In days from today; a viewing of yesterday was booked before it. */
const pastViewings = [-24, -17, -12, -8, -5, -3]
const comingViewings = [1, 2, 4]

/** Agents, how some properties are visited, and a diary with a past and a future, whenever today is. */
export async function plantDemoViewings(db: Database, now: Date) {
  for (const agent of demoAgents) await insertAgent(db, agent)
  const plans = planProperties(brusselsDay(now))
  const owned = demoOwners.flatMap((owner) => propertiesOfOwner(owner, plans, brusselsDay(now)))
  const newest = plans.toReversed().map(({ id }) => id)
  const properties = await listViewable(db, newest)
  const offered = newest.filter((id) =>
    properties.some((property) => property.id === id && property.isOffered),
  )
  const [group, onRequest, ...others] = offered
  if (group) await savePropertyViewings(db, { propertyId: group, seats: 4 })
  if (onRequest) await savePropertyViewings(db, { propertyId: onRequest, mode: 'on-request' })

  const viewed = [...owned.map(({ id }) => id), ...offered.slice(0, 2), ...others.slice(0, 4)]
  let turn = 0
  for (const propertyId of [...new Set(viewed)].filter((id) => offered.includes(id))) {
    for (const days of pastViewings.filter((_, index) => (index + turn) % 2 === 0)) {
      await plantViewing(db, { propertyId, now, days, turn })
      turn += 1
    }
    const ahead = comingViewings[turn % comingViewings.length] ?? 2
    await plantViewing(db, { propertyId, now, days: ahead, turn })
    turn += 1
  }
  await plantEngagements(db, now)
}

/** Before and after the hours for visitors: what an agent does besides viewings. */
async function plantEngagements(db: Database, now: Date) {
  const [first, second] = await listAgents(db)
  for (const { of, days, ...said } of demoEngagements) {
    const agentId = (of === 0 ? first : second)?.id
    const { from, to, ...words } = said
    const day = brusselsDay(new Date(now.getTime() + days * dayLength))
    const moments = plannedMoments({ day, from, to })
    if (!agentId || !moments) continue
    const taken = await takeTime(db, { ...moments, agentId, propertyId: null, seats: 1 })
    if (taken.outcome === 'taken') await insertEngagement(db, taken.slotId, words, now)
  }
}

type Planned = { propertyId: number; now: Date; days: number; turn: number }

/** The first free moment around that day, booked a few days before it. */
async function plantViewing(db: Database, { propertyId, now, days, turn }: Planned) {
  const bookedAt = new Date(Math.min(now.getTime() + (days - 4) * dayLength, now.getTime()))
  const [property] = await listViewable(db, [propertyId])
  const agenda = property && (await loadAgenda(db, property, bookedAt))
  if (!agenda) return
  const from = now.getTime() + days * dayLength
  const isInStretch = (moment: Date) =>
    moment.getTime() >= from && (days > 0 || moment.getTime() < now.getTime() - dayLength)
  const slots = freeSlots(await askViewings(db, agenda, bookedAt)).filter((slot) =>
    isInStretch(slot.startsAt),
  )
  const slot = slots[(turn * 3) % Math.max(1, Math.min(slots.length, 9))]
  const visitor = demoVisitors[turn % demoVisitors.length]
  if (!slot || !visitor) return
  const { language, ...person } = visitor
  const booked = await bookViewing(
    { db, now: () => bookedAt, jobs: { enqueue: async () => {} } },
    {
      propertyId,
      language,
      startsAt: slot.startsAt,
      source: 'website',
      person: {
        ...person,
        email: `${person.firstName}.${turn}@visitors.example`.toLowerCase(),
        phone: '0470 00 00 00',
        remark: '',
      },
      requestKey: crypto.randomUUID(),
    },
  )
  if (booked.outcome === 'booked' && slot.endsAt < now) {
    await finish(db, booked.appointment, turn)
  }
}

type Booked = { id: string; sequence: number; endsAt: Date; language: 'nl' | 'fr' | 'en' | 'de' }

/** Most came, and most of those said something; nobody is asked again today. */
async function finish(db: Database, { id, sequence, endsAt, language }: Booked, turn: number) {
  const status = turn % 7 === 6 ? 'no-show' : 'done'
  const viewing = await changeAppointment(db, id, { status }, { now: endsAt, isHeard: false })
  await noteNews(db, { appointmentId: id, kind: 'feedback', sequence, at: endsAt })
  const words = demoFeedback[language] ?? []
  const feedback = words[turn % Math.max(1, words.length)]
  if (status === 'no-show' || turn % 4 === 3 || !feedback) return
  await saveFeedback(db, {
    appointmentId: id,
    ...feedback,
    givenAt: new Date(endsAt.getTime() + dayLength / 4),
  })
  await tellOwner(db, viewing)
}

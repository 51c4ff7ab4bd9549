import { planVisits } from '../../appointments/agents/plan-viewings.server'
import { readMoment } from '../../appointments/booking/booking.form'
import { type BookingPlan, bookingPlan } from '../../appointments/booking/booking-plan'
import { openBooking } from '../../appointments/booking/submit-booking.server'
import { brusselsDay } from '../../language/brussels-day'
import { idFrom } from '../../properties/property-id'
import { findCard, listNewestCards } from '../../properties/queries.server'
import { listUnitsToVisit, searchHomesToVisit } from '../../properties/viewable-queries.server'
import type { visitOf } from '../../web/site.server'
import type { AppointmentPage } from './appointment-page'

type Visit = ReturnType<typeof visitOf>

const longestWords = 80

/** Which home, which day, and whether to book or to wait: all of it is in the address. */
export async function appointmentPage(
  visit: Visit,
  query: URLSearchParams,
): Promise<AppointmentPage> {
  const given = query.get('property')
  const id = idFrom(given ?? '')
  const cardIn = id ? await findCard(visit.db, id) : undefined
  if (!id || !cardIn) return chooser(visit, query, given !== null && given !== '')
  const found = await planVisits(visit, id)
  const home = cardIn(visit.language)
  if (found.outcome !== 'planned') {
    return found.outcome === 'gone' ? chooser(visit, query, true) : { kind: 'offline', home }
  }
  const { agenda, days, waiting } = found
  const plan = bookingPlan(days, query.get('day'))
  const chosen = readMoment(query.get('at'))?.toISOString() ?? null
  return {
    kind: 'book',
    ...{ home, plan, waiting },
    state: { ...openBooking(visit), chosen },
    intent: intentOf(plan, query),
    agentName: agenda.agent.name,
    mode: agenda.mode,
    minutes: agenda.availability.visitMinutes,
    seats: agenda.availability.seats,
  }
}

function intentOf({ chosen }: BookingPlan, query: URLSearchParams): 'book' | 'wait' {
  return chosen.state === 'full' || query.get('ask') === 'waiting' ? 'wait' : 'book'
}

async function chooser(
  { db, language }: Visit,
  query: URLSearchParams,
  isGone: boolean,
): Promise<AppointmentPage> {
  const words = (query.get('q') ?? '').trim().slice(0, longestWords)
  const projectId = idFrom(query.get('project') ?? '')
  const found = words
    ? await searchHomesToVisit(db, words, language, 12)
    : projectId
      ? await listUnitsToVisit(db, projectId, language, 60)
      : []
  const isNewest = !words && found.length === 0
  const homes = isNewest ? await listNewestCards(db, 'for-sale', language, 6) : found
  return { kind: 'choose', words, homes, isNewest, isGone }
}

export function todayOf({ now }: Visit): string {
  return brusselsDay(now())
}

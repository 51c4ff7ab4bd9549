import { planViewings } from '../../appointments/agents/plan-viewings.server'
import { readMoment } from '../../appointments/booking/booking.form'
import { type BookingPlan, bookingPlan } from '../../appointments/booking/booking-plan'
import { openBooking } from '../../appointments/booking/submit-booking.server'
import { brusselsDay } from '../../language/brussels-day'
import { idFrom } from '../../properties/property-id'
import { findCard, listNewestCards } from '../../properties/queries.server'
import { listViewableUnits, searchViewable } from '../../properties/viewable-queries.server'
import type { siteOf } from '../../site/site.server'
import type { AppointmentPage } from './appointment-page'

type Site = ReturnType<typeof siteOf>

const longestWords = 80

/** Which property, which day, and whether to book or to wait: all of it is in the address. */
export async function appointmentPage(
  site: Site,
  query: URLSearchParams,
): Promise<AppointmentPage> {
  const given = query.get('property')
  const id = idFrom(given ?? '')
  const cardIn = id ? await findCard(site.db, id) : undefined
  if (!id || !cardIn) return chooser(site, query, given !== null && given !== '')
  const found = await planViewings(site, id)
  const property = cardIn(site.language)
  if (found.outcome !== 'planned') {
    return found.outcome === 'gone' ? chooser(site, query, true) : { kind: 'offline', property }
  }
  const { agenda, days, waiting } = found
  const plan = bookingPlan(days, query.get('day'))
  const chosen = readMoment(query.get('at'))?.toISOString() ?? null
  return {
    kind: 'book',
    property,
    plan,
    waiting,
    state: { ...openBooking(site), chosen },
    intent: intentOf(plan, query),
    agentName: agenda.agent.name,
    mode: agenda.mode,
    isHeld: site.siteConfiguration().viewings.isConfirmedByMail,
    minutes: agenda.availability.viewingMinutes,
    seats: agenda.availability.seats,
  }
}

function intentOf({ chosen }: BookingPlan, query: URLSearchParams): 'book' | 'wait' {
  return chosen.state === 'full' || query.get('ask') === 'waiting' ? 'wait' : 'book'
}

async function chooser(
  { db, language }: Site,
  query: URLSearchParams,
  isGone: boolean,
): Promise<AppointmentPage> {
  const words = (query.get('q') ?? '').trim().slice(0, longestWords)
  const projectId = idFrom(query.get('project') ?? '')
  const found = words
    ? await searchViewable(db, words, language, 12)
    : projectId
      ? await listViewableUnits(db, projectId, language, 60)
      : []
  const isNewest = !words && found.length === 0
  const properties = isNewest ? await listNewestCards(db, 'for-sale', language, 6) : found
  return { kind: 'choose', words, properties, isNewest, isGone }
}

export function todayOf({ now }: Site): string {
  return brusselsDay(now())
}

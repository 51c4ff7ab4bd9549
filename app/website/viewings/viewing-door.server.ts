import type { Appointment } from '../../appointments/appointment'
import {
  canBeCancelled,
  canBeMoved,
  canBeReviewed,
  movableUntil,
} from '../../appointments/appointment'
import {
  loadViewingDetails,
  openViewingToken,
  viewingToken,
  waitingToken,
} from '../../appointments/letters/viewing-details.server'
import {
  directionsLink,
  googleCalendarLink,
  outlookCalendarLink,
} from '../../appointments/letters/viewing-place'
import { findAppointment } from '../../appointments/queries.server'
import type { ViewingView } from '../../appointments/viewing-view'
import { findWaiting, type Waiting } from '../../appointments/waiting/waiting-queries.server'
import { pathTo } from '../../language/path-to'
import { findCard } from '../../properties/queries.server'
import type { siteOf } from '../../site/site.server'

type Site = ReturnType<typeof siteOf>

/** Pages for one visitor, which nobody in between keeps. */
export const personalHeaders = { 'cache-control': 'private, no-store' }

/** An appointment, and whether whoever opened it had the link by mail. */
type OpenedViewing = { appointment: Appointment; isByMail: boolean }
type Opened<Found> = Found | { outcome: 'forged' | 'expired' }

/** The appointment behind a signed link. */
export async function openViewingLink(
  { db, signer, now }: Site,
  token: string | null,
): Promise<Opened<{ outcome: 'found' } & OpenedViewing>> {
  const opened = openViewingToken(signer, token ?? '', now())
  if (opened.outcome !== 'valid') return { outcome: opened.outcome }
  const appointment = await findAppointment(db, String(opened.value))
  const { isByMail } = opened
  return appointment ? { outcome: 'found', appointment, isByMail } : { outcome: 'expired' }
}

export async function openWaitingLink(
  { db, signer, now }: Site,
  token: string | null,
): Promise<Opened<{ outcome: 'found'; waiting: Waiting }>> {
  const opened = signer.open('waiting', token ?? '', now())
  if (opened.outcome !== 'valid') return { outcome: opened.outcome }
  const waiting = await findWaiting(db, String(opened.value))
  return waiting ? { outcome: 'found', waiting } : { outcome: 'expired' }
}

/** What somebody on the waiting list sees, and where they leave it. */
export function viewOfWaiting({ language, signer }: Site, waiting: Waiting) {
  const { email, status } = waiting
  const manage = `${pathTo('my-viewing', language)}?waiting=${waitingToken(signer, waiting)}`
  return { kind: 'waiting', email, status, manage } as const
}

/** How much of the place whoever opened a link may read. */
export function readerOf({ language, siteConfiguration }: Site, isByMail: boolean) {
  const { isPlaceToldByLink } = siteConfiguration().viewings
  return { language, isByMail, isToldByLink: isPlaceToldByLink }
}

/** Undefined when the property has left our records. */
export async function viewOfViewing(
  site: Site,
  { appointment, isByMail }: OpenedViewing,
): Promise<ViewingView | undefined> {
  const { db, language, now, signer, t } = site
  const details = await loadViewingDetails(site, appointment, readerOf(site, isByMail))
  if (!details) return undefined
  const cardIn = await findCard(db, appointment.propertyId)
  const { status, firstName, email, startsAt, endsAt, offeredUntil } = appointment
  const { agent, place, title, placeTold } = details
  const token = `?visit=${viewingToken(signer, appointment, isByMail)}`
  const words = t('calendar.words', {
    ns: 'appointments',
    agent: agent.name,
    phone: agent.phone,
    link: details.manageLink,
  })
  const entry = {
    place,
    words,
    startsAt,
    endsAt,
    title: t('calendar.title', { ns: 'appointments', property: title }),
  }
  return {
    status,
    firstName,
    email,
    startsAt,
    endsAt,
    offeredUntil,
    title,
    place,
    placeTold,
    reference: details.property.reference,
    movableUntil: movableUntil(startsAt),
    canMove: canBeMoved(appointment, now()),
    canCancel: canBeCancelled(appointment, now()),
    canConfirm: isByMail && status === 'held' && startsAt > now(),
    canReview: canBeReviewed(appointment),
    agent: { name: agent.name, phone: agent.phone, picture: agent.picture },
    property: (details.property.isOffered && cardIn?.(language)) || null,
    links: {
      manage: pathTo('my-viewing', language) + token,
      calendar: pathTo('my-viewing-calendar', language) + token,
      google: googleCalendarLink(entry),
      outlook: outlookCalendarLink(entry),
      directions: directionsLink(place),
      again: `${pathTo('appointment', language)}?property=${appointment.propertyId}`,
      feedback: pathTo('viewing-feedback', language) + token,
    },
  }
}

import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { messagesIn } from '../../language/messages.server'
import type { Agency } from '../../web/agency'
import type { ViewingDetails } from './viewing-details.server'

/**
 * What a visitor's own calendar understands: the first file makes the entry, later ones with the same
 * UID and a higher SEQUENCE move or remove it (RFC 5546). Moments are in UTC, so no clock change can
 * shift them.
 */
export function viewingCalendar(
  details: ViewingDetails,
  { agency, origin }: CalendarTools,
): string {
  const { appointment, agent, language, place, manageLink } = details
  const { firstName, lastName, email, startsAt, endsAt, sequence, calendarUid } = appointment
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const isOff = appointment.status === 'cancelled'
  const calendar = new ICalCalendar({
    prodId: { company: agency.name, product: 'visits', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: `${calendarUid}@${new URL(origin).hostname}`,
    start: startsAt,
    end: endsAt,
    stamp: appointment.changedAt,
    sequence,
    status: isOff ? ICalEventStatus.CANCELLED : eventStatus(appointment.status),
    summary: t('calendar.title', { property: details.title }),
    location: place || null,
    description: t('calendar.words', { agent: agent.name, phone: agent.phone, link: manageLink }),
    organizer: { name: agency.name, email: agency.email || agent.email },
    attendees: [
      {
        name: `${firstName} ${lastName}`,
        email,
        rsvp: false,
        status: isOff ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
      },
    ],
  })
  return calendar.toString()
}

type CalendarTools = { agency: Agency; origin: string }

export function eventStatus(status: ViewingDetails['appointment']['status']): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED
  return status === 'requested' || status === 'offered' || status === 'held'
    ? ICalEventStatus.TENTATIVE
    : ICalEventStatus.CONFIRMED
}

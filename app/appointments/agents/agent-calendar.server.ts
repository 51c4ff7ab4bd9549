import { timingSafeEqual } from 'node:crypto'
import { ICalCalendar } from 'ical-generator'
import type { Database } from '../../database/client.server'
import { daysLater } from '../../language/days-later'
import { messagesIn } from '../../language/messages.server'
import { groupedPhone } from '../../language/numbers/phone-number'
import { wholeAddress } from '../../properties/address'
import { listViewable } from '../../properties/viewable-queries.server'
import type { Signer } from '../../web/signed-link.server'
import { listEngagements } from '../engagements/engagement-queries.server'
import { eventStatus } from '../letters/viewing-calendar.server'
import { listOpenHouses } from '../open-houses/open-house-queries.server'
import { listAppointmentsOfAgent } from '../queries.server'
import { type Agent, findAgent } from './agent-queries.server'

type Tools = { db: Database; signer: Signer; now: () => Date; origin: string }

/** The last part of the secret address of an agent's calendar; a new version makes the old one void. */
export function agentCalendarFile(signer: Signer, { id, calendarVersion }: Agent): string {
  const secret = signer.fingerprint('agent-calendar', `${id}.${calendarVersion}`)
  return `${id}-${secret.toString('base64url')}.ics`
}

/** For the agent's phone, which asks for it now and then: what is moved moves, what is off is off. */
export async function agentCalendar(
  { db, signer, now, origin }: Tools,
  file: string,
): Promise<{ outcome: 'found'; text: string } | { outcome: 'unknown' }> {
  const id = Number(/^(\d{1,9})-/.exec(file)?.[1])
  const agent = id ? await findAgent(db, id) : undefined
  if (!agent?.isActive || !isSame(agentCalendarFile(signer, agent), file)) {
    return { outcome: 'unknown' }
  }
  const from = daysLater(now(), -60)
  const to = daysLater(now(), 200)
  const appointments = await listAppointmentsOfAgent(db, agent.id, { from, to })
  const openHouses = await listOpenHouses(db, { from, to, agentId: agent.id })
  const properties = await listViewable(db, [
    ...new Set([...appointments, ...openHouses].map((each) => each.propertyId)),
  ])
  const t = messagesIn(agent.language).getFixedT(agent.language, 'appointments')
  const calendar = new ICalCalendar({
    name: t('calendar.agent', { name: agent.name }),
    ttl: 900,
  })
  for (const each of appointments) {
    const property = properties.find(({ id }) => id === each.propertyId)
    const name = `${each.firstName} ${each.lastName}`
    calendar.createEvent({
      id: `agent-${each.calendarUid}@${new URL(origin).hostname}`,
      start: each.startsAt,
      end: each.endsAt,
      stamp: each.changedAt,
      sequence: each.sequence,
      status: eventStatus(each.status),
      summary: t('calendar.agent-title', { name, reference: property?.reference ?? '' }),
      location: property ? wholeAddress(property.address) : null,
      description: [groupedPhone(each.phone), each.email, each.remark].filter(Boolean).join('\n'),
    })
  }
  for (const each of await listEngagements(db, { from, to, agentId: agent.id })) {
    calendar.createEvent({
      id: `agent-${each.id}@${new URL(origin).hostname}`,
      start: each.startsAt,
      end: each.endsAt,
      stamp: each.changedAt,
      sequence: each.version,
      summary: each.subject,
      location: each.place || null,
      description: each.notes || null,
    })
  }
  for (const each of openHouses) {
    const property = properties.find(({ id }) => id === each.propertyId)
    calendar.createEvent({
      id: `agent-${each.id}@${new URL(origin).hostname}`,
      start: each.startsAt,
      end: each.endsAt,
      stamp: now(),
      sequence: each.version,
      summary: t('calendar.open-house', { reference: property?.reference ?? '' }),
      location: property ? wholeAddress(property.address) : null,
    })
  }
  return { outcome: 'found', text: calendar.toString() }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import type { LetterTools } from '../../mail/letter-tools'
import { type Mail, postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { wholeAddress } from '../../properties/address'
import { propertyTitle } from '../../properties/property-title'
import { isOpen } from '../appointment'
import { findAppointment } from '../queries.server'
import { AgentNotice } from './agent-notice.email'
import { hasCalendarFile, isAgentNews, type LetterKey, letterKey, mailKeyOf } from './letter-key'
import { isStillNews, type NewsKind } from './news'
import { viewingCalendar } from './viewing-calendar.server'
import { loadViewingDetails, type ViewingDetails } from './viewing-details.server'
import { letterValues, ViewingLetter, type ViewingLetterProps } from './viewing-letter.email'
import { clockTime, dayAndMonth } from './viewing-time'

type News = { appointmentId: string; kind: NewsKind; sequence: number }

/** To the visitor, in the visitor's language, and to the agent in the agent's. */
export async function tellViewingNews(tools: LetterTools, { appointmentId, kind, sequence }: News) {
  const appointment = await findAppointment(tools.db, appointmentId)
  if (!appointment || !isStillNews(kind, sequence, appointment, tools.now())) return
  const reader = { language: appointment.language, isByMail: true }
  const details = await loadViewingDetails(tools, appointment, reader)
  if (!details) return
  const key = mailKeyOf(kind, appointmentId, sequence)
  await postMail(tools.db, tools.jobs, { key, ...(await visitorMail(tools, details, kind)) })
  if (!isAgentNews(kind, appointment)) return
  const notice = await agentMail(tools, details, kind)
  await postMail(tools.db, tools.jobs, { key: `${key}:agent`, ...notice })
}

async function visitorMail(
  tools: LetterTools,
  details: ViewingDetails,
  kind: NewsKind,
): Promise<Omit<Mail, 'key'>> {
  const { appointment, agent, property, language, title, place, placeTold } = details
  const agency = tools.agency()
  const letter = letterKey(kind, appointment)
  const props: ViewingLetterProps = {
    kind: letter,
    agency,
    language,
    agent,
    place,
    placeTold,
    firstName: appointment.firstName,
    offeredUntil: appointment.offeredUntil,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    reason: letter === 'cancelled-agency' ? appointment.cancelReason : '',
    property: { title, reference: property.reference },
    button: buttonFor(letter, details, tools.origin),
  }
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const calendar = viewingCalendar(details, { agency, origin: tools.origin })
  const method = appointment.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    recipient: appointment.email,
    replyTo: agent.email,
    subject: t(`mail.${letter}.subject`, letterValues(props)),
    ...(await renderLetter(language, <ViewingLetter {...props} />)),
    attachments: hasCalendarFile(letter)
      ? [
          {
            filename: `${t('calendar.file')}.ics`,
            contentType: `text/calendar; charset=utf-8; method=${method}`,
            base64: Buffer.from(calendar).toString('base64'),
          },
        ]
      : [],
  }
}

function buttonFor(
  letter: LetterKey,
  { language, property, manageLink, feedbackLink }: ViewingDetails,
  origin: string,
): ViewingLetterProps['button'] {
  const page = (path: string) => new URL(path, origin).href
  if (letter === 'feedback') return { says: 'rate', href: feedbackLink }
  if (letter === 'held') return { says: 'confirm', href: manageLink }
  if (letter === 'offered') return { says: 'answer', href: manageLink }
  if (letter === 'cancelled-property-gone') {
    return { says: 'search', href: page(pathTo('demand-register', language)) }
  }
  if (letter.startsWith('cancelled') || letter === 'offer-lapsed') {
    return {
      says: 'again',
      href: page(`${pathTo('appointment', language)}?property=${property.id}`),
    }
  }
  return { says: 'manage', href: manageLink }
}

async function agentMail(
  tools: LetterTools,
  { appointment, agent, property, placeTold }: ViewingDetails,
  kind: 'requested' | 'confirmed' | 'moved' | 'cancelled',
): Promise<Omit<Mail, 'key'>> {
  const { language } = agent
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const title = t(`notice.${kind}`, {
    name: `${appointment.firstName} ${appointment.lastName}`,
    day: dayAndMonth(appointment.startsAt, language),
    time: clockTime(appointment.startsAt, language),
  })
  const place = wholeAddress(property.address)
  const isToCome =
    isOpen(appointment.status) && (placeTold === 'by-agent' || placeTold === 'on-confirming')
  const placeUntold = isToCome ? placeTold : null
  const letter = await renderLetter(
    language,
    <AgentNotice
      agency={tools.agency()}
      title={title}
      place={place}
      placeUntold={placeUntold}
      person={appointment}
      property={{
        title: propertyTitle({ ...property, ...property.address }, language),
        reference: property.reference,
      }}
    />,
  )
  return { recipient: agent.email, replyTo: appointment.email, subject: title, ...letter }
}

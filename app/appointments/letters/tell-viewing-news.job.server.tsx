import { readSection } from '../../configuration/site-configuration.server'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import type { LetterTools } from '../../mail/letter-tools'
import { type Mail, postMail } from '../../mail/outbox.server'
import { renderLetter } from '../../mail/render-letter.server'
import { wholeAddress } from '../../properties/address'
import { propertyTitle } from '../../properties/property-title'
import { findAgent } from '../agents/agent-queries.server'
import { type Appointment, isOpen } from '../appointment'
import { findAppointment } from '../queries.server'
import { AgentNotice } from './agent-notice.email'
import type { ViewingNews } from './announce.server'
import { hasCalendarFile, isAgentNews, type LetterKey, letterKey, mailKeyOf } from './letter-key'
import { isStillNews } from './news'
import { viewingCalendar } from './viewing-calendar.server'
import { loadViewingDetails, type ViewingDetails } from './viewing-details.server'
import { letterValues, ViewingLetter, type ViewingLetterProps } from './viewing-letter.email'
import { clockTime, dayAndMonth } from './viewing-time'

/** To the visitor, in the visitor's language, and to the agent in the agent's. */
export async function tellViewingNews(tools: LetterTools, news: ViewingNews) {
  const { appointmentId, kind, sequence } = news
  const appointment = await findAppointment(tools.db, appointmentId)
  if (!appointment) return
  await tellFormerAgent(tools, appointment, news)
  if (!isStillNews(kind, sequence, appointment, tools.now())) return
  const reader = await letterReader(tools, appointment)
  const details = await loadViewingDetails(tools, appointment, reader)
  if (!details) return
  const key = mailKeyOf(kind, appointmentId, sequence)
  await postMail(tools.db, tools.jobs, {
    key,
    ...(await visitorMail(tools, details, news)),
  })
  if (!isAgentNews(kind, appointment)) return
  const notice = await agentMail(tools, details, kind)
  await postMail(tools.db, tools.jobs, { key: `${key}:agent`, ...notice })
}

async function letterReader({ db }: LetterTools, { language }: Appointment) {
  const { value } = await readSection(db, 'viewings')
  return { language, isByMail: true, isLetter: true, isToldByLink: value.isPlaceToldByLink }
}

/** Also when the viewing went on to a third, or was cancelled, before anybody was told. */
async function tellFormerAgent(
  tools: LetterTools,
  appointment: Appointment,
  { kind, sequence, former }: ViewingNews,
) {
  if (!former || former.agentId === appointment.agentId) return
  const reader = await letterReader(tools, appointment)
  const [details, agent] = await Promise.all([
    loadViewingDetails(tools, appointment, reader),
    findAgent(tools.db, former.agentId),
  ])
  if (!details || !agent) return
  const { language } = agent
  const startsAt = new Date(former.startsAt)
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const title = t('notice.handed-over', {
    name: `${appointment.firstName} ${appointment.lastName}`,
    day: dayAndMonth(startsAt, language),
    time: clockTime(startsAt, language),
    agent: details.agent.name,
  })
  const letter = await agentLetter(tools, details, { language, title, placeUntold: null })
  const key = `${mailKeyOf(kind, appointment.id, sequence)}:former-agent`
  const replyTo = details.agent.email
  await postMail(tools.db, tools.jobs, {
    key,
    recipient: agent.email,
    replyTo,
    subject: title,
    ...letter,
  })
}

async function visitorMail(
  tools: LetterTools,
  details: ViewingDetails,
  { kind, former }: ViewingNews,
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
    movedFrom: movedFrom(appointment, former),
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

/** Null when it stays when it was, and only another agent receives. */
function movedFrom({ startsAt }: Appointment, former: ViewingNews['former']): Date | null {
  const before = former && new Date(former.startsAt)
  return before && before.getTime() !== startsAt.getTime() ? before : null
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
  details: ViewingDetails,
  kind: 'requested' | 'confirmed' | 'moved' | 'cancelled',
): Promise<Omit<Mail, 'key'>> {
  const { appointment, agent, placeTold } = details
  const { language } = agent
  const t = messagesIn(language).getFixedT(language, 'appointments')
  const title = t(`notice.${kind}`, {
    name: `${appointment.firstName} ${appointment.lastName}`,
    day: dayAndMonth(appointment.startsAt, language),
    time: clockTime(appointment.startsAt, language),
  })
  const isToCome =
    isOpen(appointment.status) && (placeTold === 'by-agent' || placeTold === 'on-confirming')
  const placeUntold = isToCome ? placeTold : null
  const letter = await agentLetter(tools, details, { language, title, placeUntold })
  return { recipient: agent.email, replyTo: appointment.email, subject: title, ...letter }
}

type Told = { language: Language; title: string; placeUntold: 'by-agent' | 'on-confirming' | null }

function agentLetter(
  tools: LetterTools,
  { appointment, property }: ViewingDetails,
  { language, title, placeUntold }: Told,
) {
  return renderLetter(
    language,
    <AgentNotice
      agency={tools.agency()}
      title={title}
      place={wholeAddress(property.address)}
      placeUntold={placeUntold}
      person={appointment}
      property={{
        title: propertyTitle({ ...property, ...property.address }, language),
        reference: property.reference,
      }}
    />,
  )
}

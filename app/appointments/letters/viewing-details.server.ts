import type { Database } from '../../database/client.server'
import { daysLater } from '../../language/days-later'
import type { Language } from '../../language/languages'
import { groupedPhone } from '../../language/numbers/phone-number'
import { pathTo } from '../../language/path-to'
import { addressText } from '../../properties/address'
import { propertyTitle } from '../../properties/property-title'
import { findViewable, type ViewableProperty } from '../../properties/viewable-queries.server'
import type { Signer } from '../../web/signed-link.server'
import { type Agent, findAgent } from '../agents/agent-queries.server'
import type { Appointment } from '../appointment'
import { type PlaceTold, placeTold } from './viewing-place'

/** All there is to tell of an appointment, in one language. */
export type ViewingDetails = {
  appointment: Appointment
  property: ViewableProperty
  agent: Agent
  language: Language
  title: string
  /** With street and number only where the visitor may read them. */
  place: string
  placeTold: PlaceTold
  /** Where the visitor moves or cancels: whoever has it is the visitor. */
  manageLink: string
  feedbackLink: string
}

type Tools = { db: Database; signer: Signer; origin: string }

type Reader = {
  language: Language
  isByMail: boolean
  isToldByLink?: boolean
  isLetter?: boolean
}

/** Undefined when the property is gone for good. */
export async function loadViewingDetails(
  { db, signer, origin }: Tools,
  appointment: Appointment,
  { language, isByMail, isToldByLink = false, isLetter = false }: Reader,
): Promise<ViewingDetails | undefined> {
  const [property, agent] = await Promise.all([
    findViewable(db, appointment.propertyId),
    findAgent(db, appointment.agentId),
  ])
  if (!property || !agent) return undefined
  const { publishAddress } = property
  const told = placeTold(appointment, { publishAddress, isByMail, isToldByLink, isLetter })
  const viewing = viewingToken(signer, appointment, isByMail)
  const link = (page: 'my-viewing' | 'viewing-feedback') =>
    `${new URL(pathTo(page, language), origin).href}?visit=${viewing}`
  return {
    appointment,
    property,
    language,
    agent: { ...agent, phone: groupedPhone(agent.phone) },
    title: propertyTitle({ ...property, ...property.address }, language),
    place: addressText(
      property.address,
      { ...property, publishAddress: told === 'here' },
      language,
    ),
    placeTold: told,
    manageLink: link('my-viewing'),
    feedbackLink: link('viewing-feedback'),
  }
}

const monthDays = 30

/** Of a link in a letter, or of one on the page that a booking leads to. */
export function viewingToken(
  signer: Signer,
  { id, endsAt }: Pick<Appointment, 'id' | 'endsAt'>,
  isByMail: boolean,
) {
  const purpose = isByMail ? 'visit' : 'visit-on-screen'
  return signer.sign(purpose, id, daysLater(endsAt, 2 * monthDays))
}

/** What `visitToken` signed: which appointment, and whether the link came by mail. */
export function openViewingToken(signer: Signer, token: string, now: Date) {
  const mailed = signer.open('visit', token, now)
  const opened = mailed.outcome === 'forged' ? signer.open('visit-on-screen', token, now) : mailed
  return { ...opened, isByMail: opened === mailed }
}

export function waitingToken(signer: Signer, { id, joinedAt }: { id: string; joinedAt: Date }) {
  return signer.sign('waiting', id, daysLater(joinedAt, 6 * monthDays))
}

import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { groupedPhone } from '../../language/phone-number'
import { translated } from '../../language/translated'
import { addressText } from '../../properties/address'
import { findHomeToVisit, type HomeToVisit } from '../../properties/viewable-queries.server'
import type { Signer } from '../../web/signed-link.server'
import { type Agent, findAgent } from '../agents/agent-queries.server'
import type { Appointment } from '../appointment'
import { type PlaceTold, placeTold } from './viewing-place'

/** All there is to tell of an appointment, in one language. */
export type VisitDetails = {
  appointment: Appointment
  home: HomeToVisit
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

/** Undefined when the home is gone for good. */
export async function loadVisitDetails(
  { db, signer, origin }: Tools,
  appointment: Appointment,
  { language, isByMail }: { language: Language; isByMail: boolean },
): Promise<VisitDetails | undefined> {
  const [home, agent] = await Promise.all([
    findHomeToVisit(db, appointment.propertyId),
    findAgent(db, appointment.agentId),
  ])
  if (!home || !agent) return undefined
  const told = placeTold(appointment, { publishAddress: home.publishAddress, isByMail })
  const visit = visitToken(signer, appointment, isByMail)
  const link = (page: 'my-visit' | 'visit-feedback') =>
    `${new URL(pathTo(page, language), origin).href}?visit=${visit}`
  return {
    ...{ appointment, home, language },
    agent: { ...agent, phone: groupedPhone(agent.phone) },
    title: translated(home.title, language),
    place: addressText(home.address, { ...home, publishAddress: told === 'here' }),
    placeTold: told,
    manageLink: link('my-visit'),
    feedbackLink: link('visit-feedback'),
  }
}

const month = 30 * 86_400_000

/** Of a link in a letter, or of one on the page that a booking leads to. */
export function visitToken(
  signer: Signer,
  { id, endsAt }: Pick<Appointment, 'id' | 'endsAt'>,
  isByMail: boolean,
) {
  const purpose = isByMail ? 'visit' : 'visit-on-screen'
  return signer.sign(purpose, id, new Date(endsAt.getTime() + 2 * month))
}

/** What `visitToken` signed: which appointment, and whether the link came by mail. */
export function openVisitToken(signer: Signer, token: string, now: Date) {
  const mailed = signer.open('visit', token, now)
  const opened = mailed.outcome === 'forged' ? signer.open('visit-on-screen', token, now) : mailed
  return { ...opened, isByMail: opened === mailed }
}

export function waitingToken(signer: Signer, { id, joinedAt }: { id: string; joinedAt: Date }) {
  return signer.sign('waiting', id, new Date(joinedAt.getTime() + 6 * month))
}

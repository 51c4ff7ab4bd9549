import * as z from 'zod'
import { askedDay } from '../../../appointments/agents/agenda-days'
import { listAgents } from '../../../appointments/agents/agent-queries.server'
import { isOwnDiary } from '../../../appointments/agents/own-diary'
import { engagementKinds } from '../../../appointments/engagements/engagement.form'
import { contactName } from '../../../contacts/contact'
import { readContactFilter } from '../../../contacts/contact-filter'
import { findContact, listContacts } from '../../../contacts/queries.server'
import { contactEditOf } from '../../../contacts/save-contact.server'
import { brusselsClock } from '../../../language/brussels-moment'
import {
  findPropertyLine,
  searchPropertyLines,
} from '../../../properties/owned/property-line-queries.server'
import { idFrom } from '../../../properties/property-id'
import type { Office } from '../../office.server'

export const newKinds = ['viewing', ...engagementKinds] as const
type NewKind = (typeof newKinds)[number]

const mostFound = 6
const usualMinutes = 60

export function askedKind(query: URLSearchParams): NewKind {
  return newKinds.find((kind) => kind === query.get('kind')) ?? 'viewing'
}

/** What the address says already: the hour that was clicked, the property, who called. */
export async function loadNew(office: Office, query: URLSearchParams) {
  const kind = askedKind(query)
  const agents = (await listAgents(office.db)).filter(({ isActive }) => isActive)
  const own = agents.find((agent) => agent.email.toLowerCase() === office.staff.email.toLowerCase())
  const agent = agents.find(({ id }) => String(id) === query.get('agent')) ?? own
  const minutes = kind === 'viewing' ? (agent?.viewingMinutes ?? 30) : usualMinutes
  const values = { agentId: agent?.id ?? null, ...askedTime(office.now(), query, minutes) }
  return {
    kind,
    values,
    agents: agents
      .filter((each) => kind !== 'private' || isOwnDiary(office.staff, each))
      .map(({ id, name }) => ({ id, name })),
    ...(await found(office, kind, query)),
  }
}

function askedTime(now: Date, query: URLSearchParams, minutes: number) {
  const [today = '', clock = ''] = brusselsClock(now).split('T')
  const asked = query.get('from') ?? ''
  const from = /^([01]\d|2[0-3]):[0-5]\d$/.test(asked) ? asked : nextHour(clock)
  return { day: askedDay(query.get('day')) ?? today, from, to: later(from, minutes) }
}

function nextHour(clock: string): string {
  return `${String(Math.min(22, Number(clock.slice(0, 2)) + 1)).padStart(2, '0')}:00`
}

/** Within the day. */
function later(clock: string, minutes: number): string {
  const all = Math.min(1439, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes)
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}

/** The only one that is found is meant. */
async function found(office: Office, kind: NewKind, query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const [home, who] = [text('home'), text('who')]
  if (kind !== 'viewing') return { home, who, homes: [], people: [], property: null, visitor: null }
  const { db } = office
  const [homes, people] = await Promise.all([
    home ? searchPropertyLines(db, home, mostFound) : [],
    who ? findPeople(db, who) : [],
  ])
  const wanted = idFrom(query.get('property') ?? '') ?? 0
  const property = home
    ? meant(homes, ({ id }) => id === wanted)
    : await findPropertyLine(db, wanted)
  const contactId = query.get('contact') ?? ''
  const asked = who ? meant(people, ({ id }) => id === contactId)?.id : contactId
  const contact = z.uuid().safeParse(asked).success ? await findContact(db, asked ?? '') : undefined
  return {
    home,
    who,
    homes: homes.map(({ id, reference, address }) => ({ id, reference, address })),
    people: people.map((each) => ({ id: each.id, name: contactName(each), email: each.email })),
    property: property
      ? { id: property.id, reference: property.reference, address: property.address }
      : null,
    visitor: contact
      ? { ...contactEditOf(contact), id: contact.id, name: contactName(contact) }
      : null,
  }
}

/** What was chosen among them, as long as it is one of them. */
function meant<Of>(found: Of[], isChosen: (each: Of) => boolean): Of | undefined {
  return found.find(isChosen) ?? (found.length === 1 ? found[0] : undefined)
}

async function findPeople(db: Office['db'], text: string) {
  const filter = readContactFilter(new URLSearchParams({ text }))
  const { rows } = await listContacts(db, filter, { limit: mostFound, offset: 0 })
  return rows
}

import { data, redirect } from 'react-router'
import * as z from 'zod'
import { contactName, rolesOf } from '../../contacts/contact'
import { listDifferences } from '../../contacts/difference-queries.server'
import { listDuplicates } from '../../contacts/duplicate-queries.server'
import { keptUntil } from '../../contacts/kept-until'
import { listMerges } from '../../contacts/merge-queries.server'
import {
  type Contact,
  findContact,
  listAddresses,
  listClosings,
  listContactNotes,
  listTraces,
} from '../../contacts/queries.server'
import { contactEditOf } from '../../contacts/save-contact.server'
import { listEntries } from '../../enquiries/entry-queries.server'
import { formNamed } from '../../enquiries/forms'
import { findSubscriber } from '../../enquiries/letters/subscriber-queries.server'
import { listChanges } from '../../journal/queries.server'
import {
  listPropertyLines,
  listPropertyOwners,
  searchPropertyLines,
} from '../../properties/owned/property-line-queries.server'
import { aboutEach } from '../enquiries/enquiry-lines.server'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { todosOn } from '../todos/load-todos.server'

/** A card that became part of another leads there. */
export async function contactOr404({ db }: Pick<Office, 'db'>, id: string) {
  const contact = z.uuid().safeParse(id).success ? await findContact(db, id) : undefined
  if (!contact) throw data(null, { status: 404 })
  if (contact.mergedInto) throw redirect(officePath('contact', { id: contact.mergedInto }), 302)
  return contact
}

type Traces = Awaited<ReturnType<typeof listTraces>>

export const rolesByTraces = (traces: Traces) =>
  rolesOf(
    traces.map(({ kind, what, propertyId, projectId }) => ({
      kind,
      kept: kind === 'enquiry' ? formNamed(what)?.kept : undefined,
      isAboutProperty: propertyId !== null || projectId !== null,
    })),
  )

/** The whole card; `home` is what was typed to find a property to view. */
export async function loadContact(office: Office, contact: Contact, home: string) {
  const { db } = office
  const { id } = contact
  const [traces, notes, closings, addresses, duplicates, differences, merges, changes, homes] =
    await Promise.all([
      listTraces(db, [id]),
      listContactNotes(db, id),
      listClosings(db, id),
      listAddresses(db, id),
      listDuplicates(db, contact),
      listDifferences(db, id),
      listMerges(db, id),
      listChanges(db, { kind: 'contact', id }, 20),
      searchPropertyLines(db, home, 10),
    ])
  const told = new Set(traces.flatMap(({ propertyId }) => propertyId ?? []))
  const dealtWith = await listPropertyLines(db, [...told].slice(0, 10))
  return {
    title: contactName(contact),
    contact: { ...contactEditOf(contact), id, version: contact.version },
    addresses: addresses.filter((email) => email !== contact.email),
    roles: rolesByTraces(traces),
    history: await historyOf(office, { traces, notes, closings }),
    owned: await ownedBy(office, traces),
    consents: await consentsOf(office, contact, traces),
    keptUntil: keptUntil(traces, contact.keptUntil),
    duplicates: duplicates.map(({ contact: other, reasons }) => ({
      id: other.id,
      name: contactName(other),
      email: other.email,
      reasons,
    })),
    differences: differences.map((other) => ({ id: other.id, name: contactName(other) })),
    merges,
    changes,
    dealtWith,
    homes: home ? homes : dealtWith,
    todos: await todosOn(office, { contactId: id }),
    submission: crypto.randomUUID(),
  }
}

type Parts = {
  traces: Traces
  notes: Awaited<ReturnType<typeof listContactNotes>>
  closings: Awaited<ReturnType<typeof listClosings>>
}

/** Of a reply on the card; the whole of it is in its conversation. */
const longestSaid = 300

/** Everything that happened, the newest first. */
async function historyOf({ db, language }: Office, { traces, notes, closings }: Parts) {
  const asked = traces.filter(({ kind }) => kind === 'enquiry')
  const replies = await listEntries(
    db,
    asked.map(({ id }) => id),
    'reply',
  )
  const sold = closings.map((closing) => ({ ...closing, projectId: null }))
  const about = await aboutEach(db, [...traces, ...sold], language)
  const lines = [
    ...traces.map(({ kind, id, at, what, state, propertyId, projectId, email }) => ({
      kind,
      id,
      at,
      what,
      state,
      email,
      about: about({ propertyId, projectId }),
      words: '',
      by: '',
    })),
    ...replies.map(({ id, at, words, enquiryId, byName }) => ({
      kind: 'reply' as const,
      id,
      at,
      what: enquiryId,
      state: '',
      email: '',
      about: null,
      words: (words ?? '').slice(0, longestSaid),
      by: byName,
    })),
    ...notes.map(({ id, at, kind, words, byName }) => ({
      kind: 'note' as const,
      id,
      at,
      what: kind as string,
      state: '',
      email: '',
      about: null,
      words,
      by: byName,
    })),
    ...sold.map(({ id, at, state, buyer, propertyId, projectId }) => ({
      kind: 'closing' as const,
      id: String(id),
      at,
      what: state as string,
      state: '',
      email: '',
      about: about({ propertyId, projectId }),
      words: buyer,
      by: '',
    })),
  ]
  return lines.sort((one, other) => other.at.getTime() - one.at.getTime())
}

async function ownedBy({ db }: Office, traces: Traces) {
  const accountIds = traces.flatMap(({ kind, id }) => (kind === 'owner' ? id : []))
  if (accountIds.length === 0) return []
  const owned = await listPropertyOwners(db, { accountIds })
  return listPropertyLines(
    db,
    owned.map(({ propertyId }) => propertyId),
  )
}

async function consentsOf({ db }: Office, { email }: Contact, traces: Traces) {
  const subscriber = email ? await findSubscriber(db, email) : undefined
  return {
    newsletter: subscriber ? subscriber.state : ('none' as const),
    alerts: traces.filter(({ kind, state }) => kind === 'demand' && state === 'active').length,
    unconfirmed: traces.filter((each) => each.kind === 'demand' && each.state === 'unconfirmed')
      .length,
  }
}

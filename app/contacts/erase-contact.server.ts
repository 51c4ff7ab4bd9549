import { createHash } from 'node:crypto'
import type { Database } from '../database/client.server'
import {
  deleteEnquiriesById,
  listEnquiriesById,
  listEnquiriesOf,
} from '../enquiries/people/cleaning-queries.server'
import { erasePerson, eraseRowsOf, removeUnused } from '../enquiries/people/erase-person.server'
import { exportPerson } from '../enquiries/people/export-person.server'
import type { FileStore } from '../files/file-store.server'
import { keptMonths } from '../forms/kept/kept-months'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { listMailsAbout } from '../mail/queries.server'
import { personRecords } from './person-records.server'
import { listAddresses, listClosings, listContactNotes, listTraces } from './queries.server'
import { closingRecords, eraseContactCard, wholeCard } from './record-queries.server'
import type { Contact } from './tables.server'
import { listTodosOfContact } from './todos/queries.server'

/** What we hold about an address, in numbers. */
export async function heldAbout(db: Database, email: string) {
  const [enquiries, letters, demands, viewings, closings] = await Promise.all([
    listEnquiriesOf(db, email),
    listMailsAbout(db, email),
    personRecords.demands.list(db, email),
    personRecords.viewings.list(db, email),
    closingRecords.list(db, email),
  ])
  return {
    enquiries: enquiries.length,
    letters: letters.length,
    demands: demands.length,
    viewings: viewings.length,
    closings: closings.length,
  }
}

type Held = Awaited<ReturnType<typeof heldAbout>>

/** Of all the addresses of a card together, with what colleagues wrote on it. */
export async function heldOn(db: Database, { id }: Contact) {
  const each = await Promise.all((await listAddresses(db, id)).map((email) => heldAbout(db, email)))
  const sum = (name: keyof Held) => each.reduce((total, held) => total + held[name], 0)
  return {
    enquiries: sum('enquiries'),
    letters: sum('letters'),
    demands: sum('demands'),
    viewings: sum('viewings'),
    closings: sum('closings'),
    notes: (await listContactNotes(db, id)).length,
    todos: (await listTodosOfContact(db, id)).length,
  }
}

type Tools = Writer & { files: FileStore }

/** As `npm run person` does, and noted: what stays is a mark that only the same address gives. */
export async function eraseAddress(tools: Tools, email: string) {
  const held = await heldAbout(tools.db, email)
  const { db, files } = tools
  return erasePerson({ db, files, others: personRecords }, email, (tx) =>
    noteErased({ ...tools, db: tx }, email, held),
  )
}

/** Every address of theirs, all or nothing; a card without one is known by its id alone. */
export async function eraseContact(tools: Tools, contact: Contact) {
  await tools.db.transaction(async (tx) => {
    const inside = { ...tools, db: tx }
    const addresses = await listAddresses(tx, contact.id)
    const theirs: string[] = []
    for (const email of addresses) {
      const held = await heldAbout(tx, email)
      theirs.push(...(await eraseRowsOf(tx, personRecords, email)).files)
      await noteErased(inside, email, held)
    }
    if (addresses.length === 0) {
      theirs.push(...(await deleteEnquiriesById(tx, await enquiriesOn(tx, contact))).files)
      await eraseContactCard(tx, contact, '')
      await noteErased(inside, contact.id)
    }
    await removeUnused(tx, tools.files, theirs)
  })
}

function noteErased({ db, staff, now }: Tools, mark: string, held?: Held) {
  const subject = { kind: 'person', id: markOf(mark) }
  return noteChange(db, { by: staff, at: now(), action: 'erase', after: held, subject })
}

async function enquiriesOn(db: Database, { id }: Contact): Promise<string[]> {
  const traces = await listTraces(db, [id])
  return traces.flatMap((trace) => (trace.kind === 'enquiry' ? [trace.id] : []))
}

/** Personal data leaves the house, so the journal says who took it. */
export async function exportContact({ db, staff, now }: Writer, contact: Contact) {
  const { id } = contact
  const subject = { kind: 'contact', id }
  await noteChange(db, { by: staff, at: now(), subject, action: 'export' })
  const addresses = await listAddresses(db, id)
  if (addresses.length === 0) return [await exportCard(db, contact)]
  return Promise.all(addresses.map((email) => exportPerson(db, email, personRecords)))
}

/** Of somebody without an address: the card, and all that leads to it. */
async function exportCard(db: Database, contact: Contact) {
  const [card, traces, enquiries, closings] = await Promise.all([
    wholeCard(db, contact),
    listTraces(db, [contact.id]),
    enquiriesOn(db, contact).then((ids) => listEnquiriesById(db, ids)),
    listClosings(db, contact.id),
  ])
  return {
    email: null,
    keptMonths,
    contacts: [card],
    enquiries: enquiries.map(({ lettersDueAt: _, submission: __, ...enquiry }) => enquiry),
    others: traces
      .filter(({ kind }) => kind !== 'enquiry')
      .map(({ kind, at, what, state, propertyId, phone }) => ({
        kind,
        at,
        what,
        state,
        propertyId,
        phone,
      })),
    closings: closings.map(({ propertyId, state, at }) => ({ propertyId, state, at })),
  }
}

function markOf(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 16)
}

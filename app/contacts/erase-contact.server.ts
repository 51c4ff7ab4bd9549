import { createHash } from 'node:crypto'
import type { Database } from '../database/client.server'
import { listEnquiriesOf } from '../enquiries/people/cleaning-queries.server'
import { erasePerson } from '../enquiries/people/erase-person.server'
import { exportPerson } from '../enquiries/people/export-person.server'
import type { FileStore } from '../files/file-store.server'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { listMailsAbout } from '../mail/queries.server'
import { personRecords } from './person-records.server'
import { listAddresses, listContactNotes } from './queries.server'
import { closingRecords, eraseContactCard } from './record-queries.server'
import type { Contact } from './tables.server'

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
  }
}

type Tools = Writer & { files: FileStore }

/** As `npm run person` does, and noted: what stays is a mark that only the same address gives. */
export async function eraseAddress({ db, files, staff, now }: Tools, email: string) {
  const held = await heldAbout(db, email)
  return erasePerson({ db, files, others: personRecords }, email, (tx) =>
    noteChange(tx, {
      by: staff,
      at: now(),
      action: 'erase',
      after: held,
      subject: { kind: 'person', id: markOf(email) },
    }),
  )
}

/** Every address of theirs; a card without one is known by its id alone. */
export async function eraseContact(tools: Tools, contact: Contact) {
  const { db, staff, now } = tools
  const addresses = await listAddresses(db, contact.id)
  for (const email of addresses) await eraseAddress(tools, email)
  if (addresses.length > 0) return
  await db.transaction(async (tx) => {
    await eraseContactCard(tx, contact, '')
    const subject = { kind: 'person', id: markOf(contact.id) }
    await noteChange(tx, { by: staff, at: now(), action: 'erase', subject })
  })
}

/** Personal data leaves the house, so the journal says who took it. */
export async function exportContact({ db, staff, now }: Writer, { id }: Contact) {
  const subject = { kind: 'contact', id }
  await noteChange(db, { by: staff, at: now(), subject, action: 'export' })
  const addresses = await listAddresses(db, id)
  return Promise.all(addresses.map((email) => exportPerson(db, email, personRecords)))
}

function markOf(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 16)
}

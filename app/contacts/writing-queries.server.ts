import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import {
  type Contact,
  contactAddresses,
  contactLinks,
  contactNotes,
  contacts,
  contactTraces,
} from './tables.server'

/** Nothing when there is one with that id. */
export async function insertContact(tx: Database, contact: typeof contacts.$inferInsert) {
  const [added] = await tx.insert(contacts).values(contact).onConflictDoNothing().returning()
  return added
}

export async function updateContact(tx: Database, id: string, change: Partial<Contact>) {
  await tx.update(contacts).set(change).where(eq(contacts.id, id))
}

export async function giveAddress(tx: Database, contactId: string, email: string) {
  if (email) await tx.insert(contactAddresses).values({ email, contactId }).onConflictDoNothing()
}

/** An address that was mistyped is nobody's; one that they wrote from stays theirs. */
export async function takeAddress(tx: Database, contactId: string, email: string) {
  const said = tx
    .select({ one: sql`1` })
    .from(contactTraces)
    .where(and(eq(contactTraces.contactId, contactId), eq(contactTraces.email, email)))
  await tx
    .delete(contactAddresses)
    .where(
      and(
        eq(contactAddresses.email, email),
        eq(contactAddresses.contactId, contactId),
        notExists(said),
      ),
    )
}

/** False when it was there already: the form was sent twice. */
export async function insertNote(tx: Database, note: typeof contactNotes.$inferInsert) {
  const rows = await tx.insert(contactNotes).values(note).onConflictDoNothing().returning()
  return rows.length > 0
}

/** With the cards that became part of them; tells which. */
export async function deleteContacts(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .delete(contacts)
    .where(or(inArray(contacts.id, ids), inArray(contacts.mergedInto, ids)))
    .returning({ id: contacts.id })
  return rows.map(({ id }) => id)
}

/** Cards to which nothing leads any more, and on which no colleague wrote lately. */
export async function deleteLooseContacts(tx: Database, now: Date): Promise<string[]> {
  const links = tx
    .select({ one: sql`1` })
    .from(contactLinks)
    .where(sql`${contactLinks.contactId} = ${contacts.id}`)
  const rows = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        notExists(links),
        isNull(contacts.mergedInto),
        or(isNull(contacts.keptUntil), lt(contacts.keptUntil, now)),
      ),
    )
    .for('update', { skipLocked: true })
  return deleteContacts(
    tx,
    rows.map(({ id }) => id),
  )
}

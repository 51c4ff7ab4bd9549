import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import {
  contactAddresses,
  contactLinks,
  contactMerges,
  contactNotes,
  contacts,
  type Moved,
} from './tables.server'
import { moveTodos, moveTodosBack } from './todos/queries.server'

/** What became part of this card, and can still be taken back. */
export async function listMerges(db: Database, keptId: string) {
  const { id, goneId, at, byName } = contactMerges
  const { firstName, lastName, email, phone } = contacts
  return db
    .select({ id, goneId, at, byName, firstName, lastName, email, phone })
    .from(contactMerges)
    .innerJoin(contacts, eq(contacts.id, contactMerges.goneId))
    .where(and(eq(contactMerges.keptId, keptId), isNull(contactMerges.undoneAt)))
    .orderBy(desc(contactMerges.id))
}

export async function moveAll(
  tx: Database,
  from: string,
  to: string,
): Promise<Omit<Moved, 'filled'>> {
  const links = await tx
    .update(contactLinks)
    .set({ contactId: to })
    .where(eq(contactLinks.contactId, from))
    .returning({ id: contactLinks.id })
  const addresses = await tx
    .update(contactAddresses)
    .set({ contactId: to })
    .where(eq(contactAddresses.contactId, from))
    .returning({ email: contactAddresses.email })
  const notes = await tx
    .update(contactNotes)
    .set({ contactId: to })
    .where(eq(contactNotes.contactId, from))
    .returning({ id: contactNotes.id })
  return {
    links: links.map(({ id }) => id),
    addresses: addresses.map(({ email }) => email),
    notes: notes.map(({ id }) => id),
    todos: await moveTodos(tx, from, to),
  }
}

/** Only what is still there: what came since stays where it came. */
export async function moveBack(tx: Database, moved: Moved, from: string, to: string) {
  const back = { contactId: to }

  await tx
    .update(contactLinks)
    .set(back)
    .where(and(eq(contactLinks.contactId, from), inArray(contactLinks.id, moved.links)))
  await tx
    .update(contactAddresses)
    .set(back)
    .where(
      and(eq(contactAddresses.contactId, from), inArray(contactAddresses.email, moved.addresses)),
    )
  await tx
    .update(contactNotes)
    .set(back)
    .where(and(eq(contactNotes.contactId, from), inArray(contactNotes.id, moved.notes)))
  await moveTodosBack(tx, moved.todos ?? [], from, to)
}

/** What was part of the other before goes along. */
export async function putInto(tx: Database, goneId: string, keptId: string) {
  await tx.update(contacts).set({ mergedInto: keptId }).where(eq(contacts.id, goneId))
  await tx.update(contacts).set({ mergedInto: keptId }).where(eq(contacts.mergedInto, goneId))
}

/** Its own again, with what was part of it before. */
export async function takeOut(tx: Database, id: string) {
  await tx.update(contacts).set({ mergedInto: null }).where(eq(contacts.id, id))
  const before = tx
    .select({ id: contactMerges.goneId })
    .from(contactMerges)
    .where(and(eq(contactMerges.keptId, id), isNull(contactMerges.undoneAt)))
  await tx.update(contacts).set({ mergedInto: id }).where(inArray(contacts.id, before))
}

export async function insertMerge(tx: Database, merge: typeof contactMerges.$inferInsert) {
  await tx.insert(contactMerges).values(merge)
}

/** While it stands. */
export async function lockMerge(tx: Database, id: number) {
  const open = and(eq(contactMerges.id, id), isNull(contactMerges.undoneAt))
  const [merge] = await tx.select().from(contactMerges).where(open).for('update')
  return merge
}

export async function closeMerge(tx: Database, id: number, undoneAt: Date) {
  await tx.update(contactMerges).set({ undoneAt }).where(eq(contactMerges.id, id))
}

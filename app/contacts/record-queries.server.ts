import { and, eq, not, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { forgetDetails } from '../journal/queries.server'
import { eraseBuyer, listClosingsOfBuyer } from '../stock/closing-queries.server'
import { findContact, findContactAt, listAddresses, listContactNotes } from './queries.server'
import {
  type Contact,
  contactAddresses,
  contactClosings,
  contactNotes,
  contacts,
  contactTraces,
} from './tables.server'
import { deleteTodosOfContact, listTodosOfContact } from './todos/queries.server'
import { deleteContacts } from './writing-queries.server'

/** The buyer of a property, as far as the name or the address tells that it is this person. */
export const closingRecords = {
  list: async (db: Database, email: string) =>
    listClosingsOfBuyer(db, await boughtBy(db, email), email),
  erase: async (tx: Database, email: string) => eraseBuyer(tx, await boughtBy(tx, email), email),
}

/** The card, and what colleagues wrote on it. */
export const contactRecords = { list: listCardsOf, erase: eraseCard }

async function boughtBy(db: Database, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: contactClosings.id })
    .from(contactClosings)
    .innerJoin(contactAddresses, eq(contactAddresses.contactId, contactClosings.contactId))
    .where(eq(contactAddresses.email, email.toLowerCase()))
  return rows.map(({ id }) => id)
}

async function cardAt(db: Database, email: string): Promise<Contact | undefined> {
  const id = await findContactAt(db, email)
  return id ? findContact(db, id) : undefined
}

async function listCardsOf(db: Database, email: string) {
  const card = await cardAt(db, email)
  return card ? [await wholeCard(db, card)] : []
}

/** As somebody may ask to see it. */
export async function wholeCard(db: Database, card: Contact) {
  const notes = await listContactNotes(db, card.id)
  const todos = await listTodosOfContact(db, card.id)
  const { mergedInto: _, version: __, ...told } = card
  return {
    ...told,
    addresses: await listAddresses(db, card.id),
    notes: notes.map(({ kind, words, at, byName }) => ({ kind, words, at, by: byName })),
    todos: todos.map(({ words, day, propertyId, madeAt, madeBy, doneAt }) => ({
      words,
      day,
      propertyId,
      at: madeAt,
      by: madeBy,
      doneAt,
    })),
  }
}

async function eraseCard(tx: Database, email: string): Promise<number> {
  const card = await cardAt(tx, email)
  if (!card) return 0
  await eraseContactCard(tx, card, email.toLowerCase())
  return 1
}

/**
 * The card goes, with those that became part of it. While an owner's account, a viewing that is still to come,
 * or something from another address leads to it, it stays: the name, the addresses and the language, no more.
 */
export async function eraseContactCard(tx: Database, { id }: Contact, email: string) {
  const isGoing = and(eq(contactTraces.kind, 'enquiry'), eq(contactTraces.email, email))
  const left = await tx.$count(
    contactTraces,
    and(eq(contactTraces.contactId, id), not(isGoing ?? sql`false`)),
  )
  const parts = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.mergedInto, id))
  const merged = parts.map((part) => part.id)
  await forgetDetails(tx, 'contact', [id, ...merged])
  await deleteContacts(tx, left === 0 ? [id] : merged)
  if (left === 0) return
  await tx.delete(contactNotes).where(eq(contactNotes.contactId, id))
  await deleteTodosOfContact(tx, id)
  const bare = { phone: '', town: '', note: '', keptUntil: null }
  await tx
    .update(contacts)
    .set({ ...bare, version: sql`${contacts.version} + 1` })
    .where(eq(contacts.id, id))
}

import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { enquiries } from '../enquiries/tables.server'
import { forgetDetails } from '../journal/queries.server'
import { propertyClosings } from '../stock/tables.server'
import { findContact, findContactAt, listAddresses, listContactNotes } from './queries.server'
import {
  type Contact,
  contactAddresses,
  contactClosings,
  contactLinks,
  contactNotes,
  contacts,
} from './tables.server'

/** The buyer of a property, as far as the name or the address tells that it is this person. */
export const closingRecords = { list: listClosingsOf, erase: eraseBuyer }

/** The card, and what colleagues wrote on it. */
export const contactRecords = { list: listCardsOf, erase: eraseCard }

function boughtBy(db: Database, email: string) {
  const theirs = db
    .select({ id: contactClosings.id })
    .from(contactClosings)
    .innerJoin(contactAddresses, eq(contactAddresses.contactId, contactClosings.contactId))
    .where(eq(contactAddresses.email, email.toLowerCase()))
  return or(
    inArray(propertyClosings.id, theirs),
    sql`strpos(lower(${propertyClosings.buyer}), ${email.toLowerCase()}) > 0`,
  )
}

async function listClosingsOf(db: Database, email: string) {
  const { propertyId, state, closedAt, priceCents, buyer } = propertyClosings
  return db
    .select({ propertyId, state, closedAt, priceCents, buyer })
    .from(propertyClosings)
    .where(boughtBy(db, email))
    .orderBy(desc(propertyClosings.id))
}

/** That the property was sold, and for how much, stays; to whom does not. */
async function eraseBuyer(tx: Database, email: string): Promise<number> {
  const rows = await tx
    .update(propertyClosings)
    .set({ buyer: '' })
    .where(boughtBy(tx, email))
    .returning({ id: propertyClosings.id })
  return rows.length
}

async function cardAt(db: Database, email: string): Promise<Contact | undefined> {
  const id = await findContactAt(db, email)
  return id ? findContact(db, id) : undefined
}

async function listCardsOf(db: Database, email: string) {
  const card = await cardAt(db, email)
  if (!card) return []
  const notes = await listContactNotes(db, card.id)
  const { mergedInto: _, version: __, ...told } = card
  return [
    {
      ...told,
      addresses: await listAddresses(db, card.id),
      notes: notes.map(({ kind, words, at, byName }) => ({ kind, words, at, by: byName })),
    },
  ]
}

async function eraseCard(tx: Database, email: string): Promise<number> {
  const card = await cardAt(tx, email)
  if (!card) return 0
  await eraseContactCard(tx, card, email.toLowerCase())
  return 1
}

/**
 * The card goes. While an owner's account, a viewing that is still to come, or something from another
 * address leads to it, it stays with the name alone.
 */
export async function eraseContactCard(tx: Database, { id }: Contact, email: string) {
  await forgetDetails(tx, 'contact', [id])
  const [left] = await tx
    .select({ id: contactLinks.id })
    .from(contactLinks)
    .leftJoin(enquiries, eq(enquiries.id, contactLinks.enquiryId))
    .where(
      and(
        eq(contactLinks.contactId, id),
        or(sql`${enquiries.id} is null`, ne(sql`lower(${enquiries.email})`, email)),
      ),
    )
    .limit(1)
  if (!left) {
    await tx.delete(contacts).where(eq(contacts.id, id))
    return
  }
  await tx.delete(contactNotes).where(eq(contactNotes.contactId, id))
  await tx.delete(contacts).where(eq(contacts.mergedInto, id))
  const bare = { phone: '', town: '', note: '', keptUntil: null }
  await tx
    .update(contacts)
    .set({ ...bare, version: sql`${contacts.version} + 1` })
    .where(eq(contacts.id, id))
}

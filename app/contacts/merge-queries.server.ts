import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { contactMerges, contacts } from './tables.server'

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

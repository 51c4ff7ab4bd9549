import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { lockContact } from './queries.server'
import { contactEditOf, writtenUntil } from './save-contact.server'
import {
  type Contact,
  contactAddresses,
  contactLinks,
  contactMerges,
  contactNotes,
  contacts,
  type Moved,
} from './tables.server'

const fillable = ['title', 'firstName', 'lastName', 'email', 'phone', 'town', 'note'] as const

/** What the kept card does not say and the other does; a name is taken whole. */
export function filledBy(kept: Contact, gone: Contact): Partial<Contact> {
  const isNamed = kept.firstName !== '' || kept.lastName !== ''
  return Object.fromEntries(
    fillable
      .filter((field) => !kept[field] && gone[field])
      .filter((field) => !isNamed || (field !== 'firstName' && field !== 'lastName'))
      .map((field) => [field, gone[field]]),
  )
}

/** Two cards become one, because a colleague says they are one person. */
export function mergeContacts({ db, staff, now }: Writer, keptId: string, goneId: string) {
  return db.transaction(async (tx) => {
    const pair = await lockPair(tx, keptId, goneId)
    if (!pair) return { outcome: 'unknown' } as const
    const { kept, gone } = pair
    const filled = filledBy(kept, gone)
    const moved = { ...(await moveAll(tx, goneId, keptId)), filled: Object.keys(filled) }
    await tx
      .update(contacts)
      .set({ ...filled, keptUntil: writtenUntil(now()), version: kept.version + 1 })
      .where(eq(contacts.id, keptId))
    await tx.update(contacts).set({ mergedInto: keptId }).where(eq(contacts.id, goneId))
    // What was part of the other before goes along.
    await tx.update(contacts).set({ mergedInto: keptId }).where(eq(contacts.mergedInto, goneId))
    await tx.insert(contactMerges).values({ keptId, goneId, moved, at: now(), byName: staff.name })
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'contact', id: keptId },
      action: 'merge',
      before: contactEditOf(kept),
      after: { ...contactEditOf({ ...kept, ...filled }), merged: contactEditOf(gone) },
    })
    return { outcome: 'merged' } as const
  })
}

/** In one order, whichever is kept: two colleagues never wait for each other. */
async function lockPair(tx: Database, keptId: string, goneId: string) {
  if (keptId === goneId) return undefined
  const found = new Map<string, Contact | undefined>()
  for (const id of [keptId, goneId].sort()) found.set(id, await lockContact(tx, id))
  const [kept, gone] = [found.get(keptId), found.get(goneId)]
  if (!kept || !gone || kept.mergedInto || gone.mergedInto) return undefined
  return { kept, gone }
}

async function moveAll(tx: Database, from: string, to: string): Promise<Omit<Moved, 'filled'>> {
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
  }
}

/** They are two after all: what moved goes back, and what was filled in and not changed since is blank. */
export function undoMerge({ db, staff, now }: Writer, keptId: string, mergeId: number) {
  return db.transaction(async (tx) => {
    const open = and(eq(contactMerges.id, mergeId), isNull(contactMerges.undoneAt))
    const [merge] = await tx.select().from(contactMerges).where(open).for('update')
    const kept = await lockContact(tx, keptId)
    const gone = merge && (await lockContact(tx, merge.goneId))
    if (!merge || merge.keptId !== keptId || !kept || !gone) return { outcome: 'unknown' } as const
    await moveBack(tx, merge.moved, keptId, gone.id)
    const blank = merge.moved.filled.filter(
      (field) => kept[field as 'email'] === gone[field as 'email'],
    )
    await tx
      .update(contacts)
      .set({ ...Object.fromEntries(blank.map((field) => [field, ''])), version: kept.version + 1 })
      .where(eq(contacts.id, keptId))
    await tx.update(contacts).set({ mergedInto: null }).where(eq(contacts.id, gone.id))
    const before = tx
      .select({ id: contactMerges.goneId })
      .from(contactMerges)
      .where(and(eq(contactMerges.keptId, gone.id), isNull(contactMerges.undoneAt)))
    await tx.update(contacts).set({ mergedInto: gone.id }).where(inArray(contacts.id, before))
    await tx.update(contactMerges).set({ undoneAt: now() }).where(eq(contactMerges.id, mergeId))
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'contact', id: keptId },
      action: 'undo-merge',
      before: { merged: contactEditOf(gone) },
    })
    return { outcome: 'undone', goneId: gone.id } as const
  })
}

/** Only what is still there: what came since stays where it came. */
async function moveBack(tx: Database, moved: Moved, from: string, to: string) {
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
}

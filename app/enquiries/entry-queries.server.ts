import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { EntryKind } from './entry'
import { type Entry, enquiryEntries } from './tables.server'

type Added = {
  enquiryId: string
  kind: EntryKind
  /** When it happened, where that is not now. */
  at?: Date
  notedAt: Date
  /** Of what came in by mail there is only a name. */
  by: { id: string | null; name: string }
} & Partial<Pick<Entry, 'step' | 'ground' | 'subject' | 'words' | 'mailKey' | 'submission'>>

/** False when this very form was sent before. */
export async function addEntry(tx: Database, { by, ...entry }: Added): Promise<boolean> {
  const rows = await tx
    .insert(enquiryEntries)
    .values({ ...entry, at: entry.at ?? entry.notedAt, byId: by.id, byName: by.name })
    .onConflictDoNothing()
    .returning({ id: enquiryEntries.id })
  return rows.length > 0
}

/** In the order in which things happened. */
export async function listEntries(db: Database, enquiryIds: string[], kind?: EntryKind) {
  if (enquiryIds.length === 0) return []
  return db
    .select()
    .from(enquiryEntries)
    .where(
      and(
        inArray(enquiryEntries.enquiryId, enquiryIds),
        kind ? eq(enquiryEntries.kind, kind) : undefined,
      ),
    )
    .orderBy(asc(enquiryEntries.at), asc(enquiryEntries.notedAt))
}

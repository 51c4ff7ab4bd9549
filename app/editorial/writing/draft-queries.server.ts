import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { drafts } from './draft-tables.server'
import type { DraftKind } from './edited-content'

export type Draft = typeof drafts.$inferSelect

export async function findDraft(db: Database, kind: DraftKind, id: string) {
  const [row] = await db.select().from(drafts).where(about(kind, id))
  return row satisfies Draft | undefined
}

/** Always in the same order: two that lock them one after the other never wait for each other. */
export async function listDrafts(db: Database): Promise<Draft[]> {
  return db.select().from(drafts).orderBy(drafts.kind, drafts.id)
}

/** `seen` is the version of the draft that was edited, 0 when there was none. Undefined: another was saved. */
export async function writeDraft(
  db: Database,
  draft: Omit<Draft, 'version'>,
  seen: number,
): Promise<number | undefined> {
  if (seen === 0) {
    const added = await db.insert(drafts).values(draft).onConflictDoNothing().returning()
    return added[0]?.version
  }
  const { value, basedOn, savedBy, savedAt } = draft
  const [changed] = await db
    .update(drafts)
    .set({ value, basedOn, savedBy, savedAt, version: sql`${drafts.version} + 1` })
    .where(and(about(draft.kind, draft.id), eq(drafts.version, seen)))
    .returning()
  return changed?.version
}

export async function deleteDraft(db: Database, kind: DraftKind, id: string): Promise<boolean> {
  return (await db.delete(drafts).where(about(kind, id)).returning()).length > 0
}

/** What is published changed in a way that leaves the draft true. */
export async function rebaseDraft(db: Database, kind: DraftKind, id: string, basedOn: number) {
  await db.update(drafts).set({ basedOn }).where(about(kind, id))
}

function about(kind: DraftKind, id: string) {
  return and(eq(drafts.kind, kind), eq(drafts.id, id))
}

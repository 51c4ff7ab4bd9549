import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { type UnsavedEdit, unsavedEdits } from './tables.server'

export type Whose = Pick<UnsavedEdit, 'propertyId' | 'accountId'>

const isTheirs = ({ propertyId, accountId }: Whose) =>
  and(eq(unsavedEdits.propertyId, propertyId), eq(unsavedEdits.accountId, accountId))

export async function findUnsaved(db: Database, whose: Whose): Promise<UnsavedEdit | undefined> {
  const [row] = await db.select().from(unsavedEdits).where(isTheirs(whose))
  return row
}

/** One for each colleague and property: what is typed later takes its place. */
export async function writeUnsaved(db: Database, edit: UnsavedEdit) {
  await db
    .insert(unsavedEdits)
    .values(edit)
    .onConflictDoUpdate({
      target: [unsavedEdits.propertyId, unsavedEdits.accountId],
      set: edit,
      // Of two that were sent shortly after each other, the first may come last.
      setWhere: lt(unsavedEdits.changedAt, edit.changedAt),
    })
}

export async function deleteUnsaved(db: Database, whose: Whose) {
  await db.delete(unsavedEdits).where(isTheirs(whose))
}

export async function deleteUnsavedBefore(db: Database, moment: Date): Promise<number> {
  const isOld = lt(unsavedEdits.changedAt, moment)
  const rows = await db.delete(unsavedEdits).where(isOld).returning({ id: unsavedEdits.propertyId })
  return rows.length
}

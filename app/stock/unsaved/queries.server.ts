import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Holder } from '../shelves'
import type { StockKind } from '../stock-kind'
import { type UnsavedEdit, unsavedEdits } from './tables.server'

export type Whose<Kind extends StockKind = StockKind> = { of: Holder<Kind>; accountId: string }
type Typed = Pick<UnsavedEdit, 'version' | 'base' | 'typed' | 'changedAt'>

const columns = { property: unsavedEdits.propertyId, project: unsavedEdits.projectId }

const isTheirs = ({ of, accountId }: Whose) =>
  and(eq(columns[of.kind], of.id), eq(unsavedEdits.accountId, accountId))

export async function findUnsaved(db: Database, whose: Whose): Promise<UnsavedEdit | undefined> {
  const [row] = await db.select().from(unsavedEdits).where(isTheirs(whose))
  return row
}

/** One for each colleague and property or project: what is typed later takes its place. */
export async function writeUnsaved(db: Database, { of, accountId }: Whose, typed: Typed) {
  const holder = of.kind === 'property' ? { propertyId: of.id } : { projectId: of.id }
  await db
    .insert(unsavedEdits)
    .values({ ...holder, accountId, ...typed })
    .onConflictDoUpdate({
      target: [columns[of.kind], unsavedEdits.accountId],
      set: typed,
      // Of two that were sent shortly after each other, the first may come last.
      setWhere: lt(unsavedEdits.changedAt, typed.changedAt),
    })
}

export async function deleteUnsaved(db: Database, whose: Whose) {
  await db.delete(unsavedEdits).where(isTheirs(whose))
}

export async function deleteUnsavedBefore(db: Database, moment: Date): Promise<number> {
  const isOld = lt(unsavedEdits.changedAt, moment)
  const rows = await db.delete(unsavedEdits).where(isOld).returning({ id: unsavedEdits.id })
  return rows.length
}

import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { backupRuns } from './tables.server'

export type BackupRun = typeof backupRuns.$inferSelect
type Kind = BackupRun['kind']
type Closed = Partial<Pick<BackupRun, 'backup' | 'counts' | 'problem'>> &
  Pick<BackupRun, 'outcome' | 'finishedAt'>

export async function openRun(db: Database, kind: Kind, startedAt: Date): Promise<number> {
  await db
    .update(backupRuns)
    .set({ outcome: 'interrupted', finishedAt: startedAt })
    .where(eq(backupRuns.outcome, 'running'))
  const [run] = await db
    .insert(backupRuns)
    .values({ kind, startedAt, outcome: 'running' })
    .returning({ id: backupRuns.id })
  if (!run) throw new Error('The run could not be written down.')
  return run.id
}

export async function closeRun(db: Database, id: number, closed: Closed) {
  await db.update(backupRuns).set(closed).where(eq(backupRuns.id, id))
}

/** The newest first. */
export async function listBackupRuns(db: Database, most: number): Promise<BackupRun[]> {
  return db.select().from(backupRuns).orderBy(desc(backupRuns.id)).limit(most)
}

/** The last that went well. */
export async function lastDone(db: Database, kind: Kind): Promise<BackupRun | undefined> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), eq(backupRuns.outcome, 'done')))
    .orderBy(desc(backupRuns.id))
    .limit(1)
  return run
}

/** The last that is over, however it went. */
export async function lastEnded(db: Database, kind: Kind): Promise<BackupRun | undefined> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), ne(backupRuns.outcome, 'running')))
    .orderBy(desc(backupRuns.id))
    .limit(1)
  return run
}

/** In a database that was restored, the backup it came from is still being made: it was, and is whole. */
export async function closeRestoredRun(db: Database, backup: string, madeAt: Date) {
  await db
    .update(backupRuns)
    .set({ outcome: 'done', backup, finishedAt: madeAt })
    .where(eq(backupRuns.outcome, 'running'))
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { backupRuns } from './tables.server'

export type BackupRun = typeof backupRuns.$inferSelect
type Kind = BackupRun['kind']
type Closed = Partial<Pick<BackupRun, 'backup' | 'counts' | 'problem'>> &
  Pick<BackupRun, 'outcome' | 'finishedAt'>

/** Any number, as long as everybody who makes or tries a backup takes the same one. */
const backupLock = 7_110_1990

/** One at a time, whoever starts it; the lock is gone with its connection. */
export async function whileAlone<Result>(
  db: Database,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await tx.execute<{ isAlone: boolean }>(
      sql`select pg_try_advisory_xact_lock(${backupLock}) as "isAlone"`,
    )
    return rows[0]?.isAlone ? work() : 'busy'
  })
}

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

import { sql } from 'drizzle-orm'
import type { Database } from './client.server'

/** Any numbers, as long as everybody who does the same work takes the same one. */
const locks = {
  import: 7_110_1988,
  backup: 7_110_1990,
  pictures: 7_110_1991,
  mailbox: 7_110_1992,
}

/**
 * One at a time, whoever starts it. The lock lives in a transaction of its own that does nothing else,
 * and is gone with its connection: what is killed locks nobody out.
 */
export async function whileAlone<Result>(
  db: Database,
  kind: keyof typeof locks,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await tx.execute<{ isAlone: boolean }>(
      sql`select pg_try_advisory_xact_lock(${locks[kind]}) as "isAlone"`,
    )
    return rows[0]?.isAlone ? work() : 'busy'
  })
}

/** Whether somebody does that work now, on whichever node; asking keeps nobody from beginning. */
export async function isAtWork(db: Database, kind: keyof typeof locks): Promise<boolean> {
  const { rows } = await db.execute<{ isHeld: boolean }>(sql`
    select exists (
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and granted
        and classid = 0 and objid = ${locks[kind]} and objsubid = 1
    ) as "isHeld"`)
  return rows[0]?.isHeld ?? false
}

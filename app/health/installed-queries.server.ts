import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'

/** When this database was made. */
export async function findInstalledAt(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ first: number }>(
    sql`select extract(epoch from min(applied_at))::float8 * 1000 as first from migrations`,
  )
  return new Date(rows[0]?.first ?? 0)
}

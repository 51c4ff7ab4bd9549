import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { searchEntries as entries } from '../tables.server'

/** The properties that found someone, the newest first. */
export async function listRealised(db: Database, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${entries.id} as id from ${entries}
    where ${entries.list} = 'realisations' and ${entries.isMain}
    order by ${entries.publishedAt} desc, ${entries.id} desc limit ${most}`)
  return rows.map(({ id }) => id)
}

import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { searchEntries as entries } from '../tables.server'

/** More would be a wall nobody sees over; the oldest go first. */
const mostBricks = 240

/** The properties that found someone, the newest first. */
export async function listRealised(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${entries.id} as id from ${entries}
    where ${entries.list} = 'realisations' and ${entries.isMain}
    order by ${entries.publishedAt} desc, ${entries.id} desc limit ${mostBricks}`)
  return rows.map(({ id }) => id)
}

import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '../app/database/client.server'

/** Resolves once a question to this database waits for what another transaction holds. */
export async function untilSomeoneWaits(db: Database) {
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      if (rows.length === 0) throw new Error('nobody waits')
    },
    { timeout: 60_000, interval: 20 },
  )
}

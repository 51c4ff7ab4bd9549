import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'

export type Brake = {
  mayTry(key: string): Promise<boolean>
  /** Who got it right owes nothing for the tries before. */
  forgive(key: string): Promise<void>
}

type Limit = { name: string; tries: number; seconds: number }

/**
 * So many tries in so many seconds, counted in the database so that all web nodes count together.
 * Keys are hashed: the table tells nobody's address.
 */
export function createBrake(db: Database, { name, tries, seconds }: Limit): Brake {
  const hashOf = (key: string) => createHash('sha256').update(`${name}:${key}`).digest('hex')
  return {
    async mayTry(key) {
      const hash = hashOf(key)
      const { rows } = await db.execute<{ tries: number }>(sql`
        insert into brakes (key, tries, until) values (${hash}, 1, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          tries = case when brakes.until < now() then 1 else brakes.tries + 1 end,
          until = case when brakes.until < now() then excluded.until else brakes.until end
        returning tries`)
      return (rows[0]?.tries ?? 1) <= tries
    },
    async forgive(key) {
      await db.execute(sql`delete from brakes where key = ${hashOf(key)}`)
    },
  }
}

/** Nightly: windows that have passed. */
export async function releaseBrakes(db: Database) {
  await db.execute(sql`delete from brakes where until < now()`)
}

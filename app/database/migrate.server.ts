import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { adoptFormerDatabase } from './adopt-former-database.server'
import { appliedSteps, markApplied } from './applied-steps.server'
import { applyDefinitions, definitionFiles } from './apply-definitions.server'
import type { Database } from './database'
import { formerMigrations } from './former-migrations'
import { migrationFiles } from './migration-files.server'
import type { SqlFile } from './sql-files.server'

/** What a new database starts with, by name: each is planted once, and the agency's own from then on. */
export type FirstRows = Record<string, (tx: Database) => Promise<void>>

/** Any number, as long as every web node takes the same one. */
const lock = 7_110_1987

/** A step that this version has no file of. */
export function isOfNewerVersion(step: string): boolean {
  const known = [...migrationFiles().map(({ name }) => name), ...formerMigrations]
  return step.endsWith('.sql') && !known.includes(step)
}

/**
 * Brings a database up to date: each migration once, in the order of their names, the definitions that
 * changed, then the first rows it does not have yet, all or nothing. Several nodes may start at once; the
 * first does the work and the others wait.
 */
export async function migrate(
  pool: pg.Pool,
  firstRows: FirstRows,
  definitions: SqlFile[] = definitionFiles(),
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await adoptFormerDatabase(client)
    const applied = await appliedSteps(client)
    for (const { name, sql } of migrationFiles()) {
      if (applied.has(name)) continue
      await client.query(sql)
      await markApplied(client, name)
    }
    // An older node that is started beside newer ones must not put its old views back.
    if (![...applied].some(isOfNewerVersion)) await applyDefinitions(client, definitions)
    for (const [name, plant] of Object.entries(firstRows)) {
      if (applied.has(name)) continue
      await plant(drizzle(client))
      await markApplied(client, name)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

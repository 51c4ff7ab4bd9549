import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '../app/database/client.server'
import { startEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { firstRows } from '../server/first-rows'

/** An empty house of its own for one measurement, gone after it. */
export async function withDatabase(work: (db: Database) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-bench-'))
  const postgres = await startEmbeddedPostgres(folder)
  const database = openDatabase(postgres.url, () => {})
  try {
    await database.migrate(firstRows)
    await work(database.db)
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

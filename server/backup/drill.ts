import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { failure } from '../../app/backup/back-up.server'
import { closeRun, openRun } from '../../app/backup/backup-run-queries.server'
import { countRows } from '../../app/backup/copy-database.server'
import { restoreFiles } from '../../app/backup/copy-files.server'
import { newestBackup } from '../../app/backup/kept-backups.server'
import type { Manifest } from '../../app/backup/manifest'
import { restoreDatabase } from '../../app/backup/restore-database.server'
import type { BackupPlace, SealedDepot } from '../../app/backup/sealed-depot.server'
import type { Config } from '../../app/config.server'
import type { Database } from '../../app/database/client.server'
import { startEmbeddedPostgres } from '../../app/database/embedded-postgres.server'
import { preparePostgresFolder } from '../../app/database/postgres-folder.server'
import { whileAlone } from '../../app/database/while-alone.server'
import { openFolderDepot } from '../../app/files/folder-depot.server'
import { visitRestored } from './visit-restored'

type Tools = { db: Database; now: () => Date; config: Config }

/**
 * Restores the newest backup into a PostgreSQL of its own, counts, starts a site on it and opens ten pages
 * with their pictures. Nothing of the site that runs is touched, and nobody gets a letter.
 */
export async function drill({ db, now, config }: Tools, place: BackupPlace): Promise<string> {
  const done = await whileAlone(db, 'backup', async () => {
    const run = await openRun(db, 'drill', now())
    try {
      await place.check?.()
      const made = await newestBackup(place)
      const { pages, pictures } = await tryBackup(place, made, config)
      const counts = { tables: made.tables.length, files: made.files.length, pages, pictures }
      await closeRun(db, run, { outcome: 'done', backup: made.name, counts, finishedAt: now() })
      return `${made.name} comes back: the rows of ${counts.tables} tables and ${counts.files} files are there, ${pages} pages and ${pictures} pictures open.`
    } catch (error) {
      await closeRun(db, run, failure(error, now()))
      throw error
    }
  })
  if (done === 'busy') throw new Error('A backup is being made or tried already.')
  return done
}

async function tryBackup(place: SealedDepot, made: Manifest, config: Config) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-drill-'))
  // Started by root, PostgreSQL runs as somebody else, who must find the way.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  const cluster = path.join(folder, 'cluster')
  const files = path.join(folder, 'files')
  mkdirSync(cluster)
  mkdirSync(files, { mode: 0o700 })
  const postgres = await startEmbeddedPostgres(cluster)
  try {
    await restoreFiles(place, made.files, openFolderDepot(files))
    await restoreDatabase(place, made, postgres.url)
    await compareCounts(made, postgres.url)
    const data = path.join(folder, 'data')
    return await visitRestored({ databaseUrl: postgres.url, files, data, config })
  } finally {
    await postgres.stop()
    rmSync(preparePostgresFolder(cluster).folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What waited in the queue goes too: it would be done twice. */
async function compareCounts(made: Manifest, url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const { name, rows } of made.tables) {
      if (name === 'definitions') continue
      const found = await countRows(client, name)
      if (found !== rows) throw new Error(`${name} has ${found} rows and not ${rows}.`)
    }
    await client.query('drop schema if exists pgboss cascade')
  } finally {
    await client.end()
  }
}

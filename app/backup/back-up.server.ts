import type { Database } from '../database/client.server'
import { whileAlone } from '../database/while-alone.server'
import type { Depot } from '../files/depot'
import { closeRun, openRun } from './backup-run-queries.server'
import { copyDatabase } from './copy-database.server'
import { copyFiles } from './copy-files.server'
import { forgetBackups, writeManifest } from './kept-backups.server'
import { type Manifest, nameAt, piecesOf } from './manifest'
import type { BackupPlace } from './sealed-depot.server'

export type BackupTools = {
  db: Database
  now: () => Date
  /** Of the database, past any pooler. */
  url: string
  isOwnServer: boolean
  files: Depot
  place: BackupPlace
  keepDays: number
  installationKeys: string[]
}

/** Copies database and files. The manifest comes last: until then nothing there is called a backup. */
export async function backUp(tools: BackupTools) {
  const { db, now, place, files, keepDays } = tools
  const done = await whileAlone(db, 'backup', async () => {
    const startedAt = now()
    const run = await openRun(db, 'backup', startedAt)
    try {
      await place.check?.()
      const name = nameAt(startedAt)
      const part = await copyDatabase(place, name, tools)
      // After the database: what it names was kept before it was named.
      const { files: kept, copied } = await copyFiles(files, place)
      const made: Manifest = {
        format: 1,
        name,
        madeAt: startedAt.toISOString(),
        ...part,
        files: kept,
        installationKeys: tools.installationKeys,
      }
      await writeManifest(place, made)
      const counts = { ...countsOf(made), copied }
      await closeRun(db, run, { outcome: 'done', backup: name, counts, finishedAt: now() })
      const forgotten = await forgetBackups(place, now(), keepDays)
      return { made, counts, ...forgotten }
    } catch (error) {
      await closeRun(db, run, failure(error, now()))
      throw error
    }
  })
  if (done === 'busy') throw new Error('A backup is being made already.')
  return done
}

export function failure(error: unknown, finishedAt: Date) {
  const problem = error instanceof Error ? error.message : String(error)
  return { outcome: 'failed' as const, problem: problem.slice(0, 500), finishedAt }
}

export function countsOf(made: Manifest) {
  const sum = (sizes: { size: number }[]) => sizes.reduce((total, { size }) => total + size, 0)
  return {
    tables: made.tables.length,
    rows: made.tables.reduce((total, { rows }) => total + rows, 0),
    files: made.files.length,
    bytes: sum(piecesOf(made)) + sum(made.files),
  }
}

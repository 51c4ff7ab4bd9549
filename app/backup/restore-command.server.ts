import type { Database } from '../database/client.server'
import type { Depot } from '../files/depot'
import { chosenBackup, told } from './backup-command.server'
import { closeRestoredRun } from './backup-run-queries.server'
import { restoreFiles } from './copy-files.server'
import type { WaitingJob } from './manifest'
import { restoreDatabase } from './restore-database.server'
import type { BackupPlace } from './sealed-depot.server'

const manual = `npm run restore -- <place>          puts the newest backup back, into an empty database
npm run restore -- <place> <name>   that one; npm run backup -- list <place> names them
Without a place: BACKUP_URL.`

type Tools = {
  db: Database
  /** Of a database that nobody has migrated yet, past any pooler. */
  url: string
  files: Depot
  placeAt: (url: string | undefined) => BackupPlace | undefined
  /** Brings the restored database up to date, and takes up what waited in the queue. */
  finish: (jobs: WaitingJob[]) => Promise<void>
  installationKeys: string[]
}

export async function restoreCommand(tools: Tools, [where, name]: string[]): Promise<string> {
  const place = tools.placeAt(where)
  if (!place) return manual
  await place.check?.()
  const made = await chosenBackup(place, name)
  // Files first: a database that names files which are not there yet would show holes.
  const copied = await restoreFiles(place, made.files, tools.files)
  await restoreDatabase(place, made, tools.url)
  await tools.finish(made.jobs)
  await closeRestoredRun(tools.db, made.name, new Date(made.madeAt))
  const missing = made.installationKeys.filter((key) => !tools.installationKeys.includes(key))
  const warning =
    missing.length === made.installationKeys.length && missing.length > 0
      ? `\nThe key of the installation (${missing.join(', ')}) is not here: put it back before you start, see "The key" in docs/operating.md.`
      : ''
  return `${made.name} is back: ${told(made)}, ${copied} files copied.${warning}`
}

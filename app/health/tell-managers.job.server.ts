import { listStaff } from '../accounts/staff-queries.server'
import { lastDone, lastEnded } from '../backup/backup-run-queries.server'
import { job } from '../jobs/job-queue.server'
import { type BackupTrouble, backupTroubles } from './backup-trouble'
import { findInstalledAt } from './installed-queries.server'
import { mailTrouble, type TroubleLetterTools } from './trouble-letter.server'

export const backupWatch = job<Record<string, never>>('backup-watch')

/** Each trouble is one letter to each manager, however often and by however many nodes it is found. */
export async function tellManagers(tools: TroubleLetterTools & { now: () => Date }) {
  const { db, now } = tools
  const ends = await Promise.all([lastEnded(db, 'backup'), lastEnded(db, 'drill')])
  const lastBackup = (await lastDone(db, 'backup'))?.finishedAt ?? null
  const lastDrill = (await lastDone(db, 'drill'))?.finishedAt ?? null
  const runs = ends.filter((run) => run !== undefined)
  const installedAt = await findInstalledAt(db)
  const troubles = backupTroubles({ runs, lastBackup, lastDrill, installedAt }, now())
  if (troubles.length > 0) await writeAll(tools, troubles, { lastBackup, lastDrill })
}

async function writeAll(
  tools: TroubleLetterTools,
  troubles: BackupTrouble[],
  last: { lastBackup: Date | null; lastDrill: Date | null },
) {
  const staff = await listStaff(tools.db)
  const managers = staff.filter((each) => each.role === 'manager' && each.isActive)
  for (const manager of managers) {
    for (const trouble of troubles) await mailTrouble(tools, manager, { ...trouble, ...last })
  }
}

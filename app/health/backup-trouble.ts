import { type Health, worriesOf } from './health'

type Run = { id: number; kind: 'backup' | 'drill'; outcome: string; problem: string | null }

/** What a manager is told by letter about backups; `mark` is the same for as long as it is the same trouble. */
export type BackupTrouble = {
  what: 'backup-failed' | 'drill-failed' | 'backup-old' | 'drill-old'
  mark: string
  problem?: string
}

type Known = Pick<Health, 'lastBackup' | 'lastDrill'> & {
  /** The newest of each kind that is over. */
  runs: Run[]
  /** Where none was ever made, time counts from here. */
  installedAt: Date
}

const quiet = {
  waitingJobs: 0,
  waitingLetters: 0,
  failedLetters: 0,
  mailboxAwaySince: null,
  setAside: 0,
  oldestLetter: null,
  lastFeed: null,
}

const wellAround = { hasSchedule: true, filesAnswer: true, hasMailbox: false }

/** A run that failed is told at once; without any run, that the last good one is too old. */
export function backupTroubles(known: Known, now: Date): BackupTrouble[] {
  const { runs, installedAt, lastBackup, lastDrill } = known
  const failed = runs
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'interrupted')
    .map(({ id, kind, problem }): BackupTrouble => {
      return { what: `${kind}-failed`, mark: `${id}`, problem: problem ?? undefined }
    })
  const since = { lastBackup: lastBackup ?? installedAt, lastDrill: lastDrill ?? installedAt }
  const old = worriesOf({ ...quiet, ...since }, now, wellAround).flatMap(
    (worry): BackupTrouble[] => {
      if (worry === 'backup-old') return [{ what: worry, mark: since.lastBackup.toISOString() }]
      if (worry === 'drill-old') return [{ what: worry, mark: since.lastDrill.toISOString() }]
      return []
    },
  )
  return [...failed, ...old]
}

/** How the site is doing, in numbers that the office and a watcher from outside both read. */
export type Health = {
  waitingJobs: number
  waitingLetters: number
  failedLetters: number
  /** Moments; null when it never happened. */
  oldestLetter: Date | null
  lastFeed: Date | null
  lastBackup: Date | null
  lastDrill: Date | null
  /** Since when the mailbox for replies cannot be read. */
  mailboxAwaySince: Date | null
  /** Mails of that mailbox that could not be taken. */
  setAside: number
}

export type Worry =
  | 'files-away'
  | 'letters-wait'
  | 'letters-failed'
  | 'mailbox-away'
  | 'mails-aside'
  | 'backup-old'
  | 'drill-old'

const minute = 60_000
const day = 86_400_000
/** A letter that cannot leave is tried again for three days; half an hour is longer than a busy minute. */
const longestWait = 30 * minute
/** It is read every minute; a server that starts anew is back by then. */
const longestAway = 10 * minute
/** A night may be missed, not two. */
const longestWithoutBackup = 2 * day
const longestWithoutDrill = 15 * day

type Around = {
  /** A site without scheduled backups is not reminded of them each day. */
  hasSchedule: boolean
  /** Of the folder or bucket with pictures and documents. */
  filesAnswer: boolean
  /** A mailbox that nobody reads any more is no worry. */
  hasMailbox: boolean
}

/** What the page of the health says: also that backups are not set up, which is told nowhere else. */
export function notesOf(health: Health, now: Date, around: Around): (Worry | 'backup-unset')[] {
  const worries = worriesOf(health, now, around)
  return around.hasSchedule ? worries : [...worries, 'backup-unset']
}

/** What somebody should look at. */
export function worriesOf(
  health: Health,
  now: Date,
  { hasSchedule, filesAnswer, hasMailbox }: Around,
): Worry[] {
  const isOlder = (moment: Date | null, most: number) =>
    moment === null || now.getTime() - moment.getTime() > most
  const worries: Record<Worry, boolean> = {
    'files-away': !filesAnswer,
    'letters-wait': health.oldestLetter !== null && isOlder(health.oldestLetter, longestWait),
    'letters-failed': health.failedLetters > 0,
    'mailbox-away':
      hasMailbox &&
      health.mailboxAwaySince !== null &&
      isOlder(health.mailboxAwaySince, longestAway),
    'mails-aside': health.setAside > 0,
    'backup-old': hasSchedule && isOlder(health.lastBackup, longestWithoutBackup),
    'drill-old': hasSchedule && isOlder(health.lastDrill, longestWithoutDrill),
  }
  return (Object.keys(worries) as Worry[]).filter((worry) => worries[worry])
}

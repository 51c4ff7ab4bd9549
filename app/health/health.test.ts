import { expect, test } from 'vitest'
import { type Health, notesOf, type Worry, worriesOf } from './health'

const now = new Date('2026-11-16T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const around = { hasSchedule: true, filesAnswer: true, hasMailbox: true }
const well: Health = {
  waitingJobs: 3,
  waitingLetters: 1,
  failedLetters: 0,
  oldestLetter: before(0.4),
  lastFeed: null,
  lastBackup: before(47),
  lastDrill: before(14 * 24),
  mailboxAwaySince: null,
  setAside: 0,
}

test.each<[string, Partial<Health>, Worry[]]>([
  ['nothing, when all is well', {}, []],
  ['nothing, when no letter waits', { oldestLetter: null }, []],
  ['a letter that does not leave', { oldestLetter: before(0.6) }, ['letters-wait']],
  ['a letter that was given up', { failedLetters: 1 }, ['letters-failed']],
  ['nothing, when the mailbox was away for a moment', { mailboxAwaySince: before(0.16) }, []],
  ['a mailbox that is not read', { mailboxAwaySince: before(0.17) }, ['mailbox-away']],
  ['a mail that could not be taken', { setAside: 1 }, ['mails-aside']],
  ['two nights without a backup', { lastBackup: before(49) }, ['backup-old']],
  [
    'backups that were never made or tried',
    { lastBackup: null, lastDrill: null },
    ['backup-old', 'drill-old'],
  ],
  ['a drill of long ago', { lastDrill: before(16 * 24) }, ['drill-old']],
])('worth a look: %s', (_, change, worries) => {
  expect(worriesOf({ ...well, ...change }, now, around)).toEqual(worries)
})

test('who makes backups in another way is not reminded', () => {
  expect(
    worriesOf({ ...well, lastBackup: null, lastDrill: null }, now, {
      ...around,
      hasSchedule: false,
    }),
  ).toEqual([])
})

test('a mailbox that was taken out of the settings worries nobody', () => {
  const away = { ...well, mailboxAwaySince: before(5) }
  expect(worriesOf(away, now, { ...around, hasMailbox: false })).toEqual([])
})

test('files that cannot be kept are told first', () => {
  expect(worriesOf({ ...well, failedLetters: 1 }, now, { ...around, filesAnswer: false })).toEqual([
    'files-away',
    'letters-failed',
  ])
})

test('the page never says that all is well where no backup can be made', () => {
  const never = { ...well, lastBackup: null, lastDrill: null }
  expect(notesOf(never, now, { ...around, hasSchedule: false })).toEqual(['backup-unset'])
  expect(notesOf(well, now, around)).toEqual([])
})

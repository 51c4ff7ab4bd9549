import { beforeEach, expect, test } from 'vitest'
import { anAgency } from '../../testing/an-agency'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { insertAccount } from '../accounts/queries.server'
import { backUp } from '../backup/back-up.server'
import { closeRun, openRun } from '../backup/backup-run-queries.server'
import { openSealedDepot } from '../backup/sealed-depot.server'
import { backupRuns } from '../backup/tables.server'
import { openTestBucket } from '../files/bucket.testing'
import { openBucketDepot } from '../files/bucket-depot.server'
import { mailDue } from '../mail/outbox.server'
import { mails } from '../mail/tables.server'
import { tellManagers } from './tell-managers.job.server'

const { db, url } = await openTestDatabase()
const jobs = await openTestJobs(db, [mailDue])
const hour = 3_600_000
/** The tests begin when the database was made, whatever the clock says. */
const installed = Date.now()
let clock = new Date(installed)
const tools = {
  db,
  jobs,
  now: () => clock,
  agency: anAgency,
  healthAddress: 'https://agency.example/office/health/',
}
for (const [email, role, language] of [
  ['karel@example.be', 'manager', 'nl'],
  ['claire@example.be', 'manager', 'fr'],
  ['nele@example.be', 'agent', 'nl'],
] as const) {
  await insertAccount(db, { email, role, language, name: email, createdAt: clock })
}

beforeEach(async () => {
  await db.delete(mails)
  await db.delete(backupRuns)
  clock = new Date(installed)
})
const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * hour)
}
const told = async () =>
  (await db.select().from(mails)).map(({ recipient, subject }) => `${recipient} ${subject}`).sort()

async function ran(kind: 'backup' | 'drill', outcome: 'done' | 'failed', problem?: string) {
  const run = await openRun(db, kind, clock)
  await closeRun(db, run, { outcome, problem, finishedAt: clock })
}

test('a backup that failed is told once to every manager, in their language', async () => {
  await ran('backup', 'failed', 'No space left on device')
  await tellManagers(tools)
  later(1)
  await tellManagers(tools)
  expect(await told()).toEqual([
    'claire@example.be La sauvegarde de votre site a échoué',
    'karel@example.be De back-up van uw website is mislukt',
  ])
  const [letter] = await db.select().from(mails)
  expect(letter?.text).toContain('No space left on device')
  expect(letter?.text).toContain('https://agency.example/office/health/')
  await ran('backup', 'failed', 'No space left on device')
  await tellManagers(tools)
  expect(await told()).toHaveLength(4)
})

test('one that went well afterwards ends it, and two nights without any are told', async () => {
  await ran('backup', 'failed', 'x')
  await ran('backup', 'done')
  await ran('drill', 'done')
  await tellManagers(tools)
  later(47)
  await tellManagers(tools)
  expect(await told()).toEqual([])
  later(2)
  await tellManagers(tools)
  later(24)
  await tellManagers(tools)
  expect(await told()).toEqual([
    'claire@example.be Votre site n’a plus de sauvegarde depuis plus de deux jours',
    'karel@example.be Uw website heeft al meer dan twee dagen geen back-up',
  ])
})

test('a new installation has two days for its first backup', async () => {
  later(40)
  await tellManagers(tools)
  expect(await told()).toEqual([])
  later(10)
  await tellManagers(tools)
  expect(await told()).toHaveLength(2)
})

test('a drill that failed is told too, and one that was killed', async () => {
  await ran('backup', 'done')
  await ran('drill', 'failed', 'The sitemap of the restored site is empty.')
  await tellManagers(tools)
  expect(await told()).toContain(
    'karel@example.be De back-up van uw website kon niet worden teruggezet',
  )
  await openRun(db, 'backup', clock)
  await tellManagers(tools)
  expect(await told()).toHaveLength(2)
  // The next one finds that it never ended.
  await openRun(db, 'drill', clock)
  await tellManagers(tools)
  expect(await told()).toHaveLength(4)
})

test('a bucket that refuses is a backup that failed', async () => {
  const { bucket, state, close } = await openTestBucket()
  state.refusal = { status: 403, code: 'InvalidAccessKeyId' }
  const depot = openBucketDepot(bucket)
  const place = { ...openSealedDepot(depot, []), check: depot.check }
  const parts = { db, url, now: () => clock, isOwnServer: false, keepDays: 30, files: depot, place }
  await expect(backUp({ ...parts, installationKeys: [] })).rejects.toThrow('does not know the key')
  close()
  await tellManagers(tools)
  expect(await told()).toHaveLength(2)
})

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { plantDemoAgency } from '../../seed/plant-demo-agency'
import { firstRows } from '../../server/first-rows'
import { childScript } from '../../testing/children/child-script'
import { rowsOf } from '../../testing/releases/restored-release'
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-database'
import { openTestBucket } from '../files/bucket.testing'
import { openBucketDepot } from '../files/bucket-depot.server'
import type { Depot } from '../files/depot'
import { openFileStore } from '../files/file-store.server'
import { openFolderDepot } from '../files/folder-depot.server'
import { backUp } from './back-up.server'
import { listBackupRuns } from './backup-run-queries.server'
import { restoreFiles } from './copy-files.server'
import {
  backupsIn,
  checkBackup,
  forgetBackups,
  newestBackup,
  readBackup,
} from './kept-backups.server'
import { restoreDatabase } from './restore-database.server'
import { openSealedDepot } from './sealed-depot.server'

const { db, url } = await openTestDatabase()
const aFolder = () => mkdtemp(path.join(tmpdir(), 'baksteen-backup-'))
const filesFolder = await aFolder()
const files = openFolderDepot(filesFolder)
const store = openFileStore(files)
await plantDemoAgency(db, store, true)
const key = randomBytes(32)

const day = 86_400_000
const first = new Date('2026-11-01T02:30:00Z')
let clock = first
beforeEach(() => {
  clock = first
})

const partsFor = (depot: Depot, keys: Buffer[] = [key]) => ({
  db,
  now: () => clock,
  url,
  isOwnServer: false,
  files,
  place: openSealedDepot(depot, keys),
  keepDays: 30,
  installationKeys: ['abcdefgh'],
})

async function folderDepot() {
  const folder = await aFolder()
  return { folder, depot: openFolderDepot(folder) }
}

/** Without what the backup itself notes, and what is made anew. */
async function rowsToCompare(from: Parameters<typeof rowsOf>[0]) {
  const { backup_runs: _, definitions: __, search_counts: ___, ...rows } = await rowsOf(from)
  return rows
}

test('what was copied comes back into another database, row by row', async () => {
  const parts = partsFor((await folderDepot()).depot)
  const { made } = await backUp(parts)
  expect(made.files.length).toBeGreaterThan(10)

  const other = await openEmptyDatabase()
  await restoreDatabase(parts.place, made, other.url)
  await other.migrate(firstRows)
  expect(await rowsToCompare(other.db)).toEqual(await rowsToCompare(db))
  expect(await asked(other.url, rulesKept)).toEqual(await asked(url, rulesKept))
  const totals = 'select * from search_totals order by search_totals::text'
  expect(await asked(other.url, totals)).toEqual(await asked(url, totals))
  // A row that is added now gets a number of its own.
  const add = `insert into backup_runs (kind, started_at, outcome) values ('drill', now(), 'done') returning id`
  const [added] = await asked(other.url, add)
  expect(await asked(other.url, 'select max(id) as id from backup_runs')).toEqual([added])

  const { depot } = await folderDepot()
  expect(await restoreFiles(parts.place, made.files, depot)).toBe(made.files.length)
  for (const { name } of made.files) {
    expect(await openFileStore(depot).read(name)).toEqual(await store.read(name))
  }
  expect(await restoreFiles(parts.place, made.files, depot)).toBeLessThan(made.files.length)
})

test('a bucket keeps one too', async () => {
  const { bucket, close } = await openTestBucket()
  const parts = partsFor(openBucketDepot(bucket))
  const { made } = await backUp(parts)
  expect(await backupsIn(parts.place)).toEqual([made.name])
  await checkBackup(parts.place, await newestBackup(parts.place))
  close()
})

test('nobody reads it without its key, and what was changed is not taken for it', async () => {
  const { folder, depot } = await folderDepot()
  const parts = partsFor(depot)
  const { made } = await backUp(parts)
  const whole = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of whole) expect(readFileSync(file).subarray(0, 8).toString()).toBe('baksteen')
  await expect(newestBackup(openSealedDepot(depot, [randomBytes(32)]))).rejects.toThrow('not here')
  await expect(newestBackup(openSealedDepot(depot, []))).rejects.toThrow('not here')
  expect(await newestBackup(openSealedDepot(depot, [randomBytes(32), key]))).toEqual(made)

  await checkBackup(parts.place, made)
  const piece = made.tables.find(({ name }) => name === 'properties')?.pieces[0]
  const place = path.join(folder, piece?.name ?? '')
  const bytes = readFileSync(place)
  writeFileSync(place, bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1))
  await expect(checkBackup(parts.place, made)).rejects.toThrow('changed')
  const other = await openEmptyDatabase()
  await expect(restoreDatabase(parts.place, made, other.url)).rejects.toThrow('changed')
  // All or nothing.
  const tables = `select tablename from pg_tables where schemaname = 'public'`
  expect(await asked(other.url, tables)).toEqual([])
})

test('a backup without a key is not taken for one with a key', async () => {
  const { depot } = await folderDepot()
  await backUp(partsFor(depot, []))
  await expect(newestBackup(openSealedDepot(depot, [key]))).rejects.toThrow('not encrypted')
})

test('the second one sends only files that are new, and old ones are forgotten', async () => {
  const { folder, depot } = await folderDepot()
  const parts = partsFor(depot)
  const one = await backUp(parts)
  expect(one.counts.copied).toBe(new Set(one.made.files.map(({ hash }) => hash)).size)
  const added = await store.keep('pictures', Buffer.from('a picture'), 'webp')
  clock = new Date(first.getTime() + 20 * day)
  const two = await backUp(parts)
  expect(two.counts.copied).toBe(1)
  expect(await backupsIn(parts.place)).toEqual([one.made.name, two.made.name])

  await store.remove(added)
  clock = new Date(first.getTime() + 31 * day)
  const three = await backUp(parts)
  expect(three.forgotten).toBe(1)
  expect(await backupsIn(parts.place)).toEqual([two.made.name, three.made.name])
  // What an older one needs stays, also under another key.
  const renewed = openSealedDepot(depot, [randomBytes(32), key])
  clock = new Date(first.getTime() + 32 * day)
  await backUp({ ...parts, place: renewed })
  await checkBackup(renewed, await readBackup(renewed, two.made.name))
  await checkBackup(renewed, await newestBackup(renewed))

  clock = new Date(first.getTime() + 400 * day)
  await forgetBackups(renewed, clock, 30)
  const left = await newestBackup(renewed)
  await checkBackup(renewed, left)
  const names = new Set(left.files.map(({ stored }) => stored))
  expect(
    readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
      (each) => each.isFile(),
    ),
  ).toHaveLength(names.size)
})

test.each(['properties-', 'manifest'])(
  'killed before it put "%s", it is not called a backup, and the next one is',
  async (moment) => {
    const { folder, depot } = await folderDepot()
    const child = spawn(
      process.execPath,
      [await childScript('testing/backup/back-up-in-child.ts'), url, filesFolder, folder, moment],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit')
    for await (const said of child.stdout) if (`${said}`.includes(moment)) child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const parts = partsFor(depot, [])
    expect(await backupsIn(parts.place)).toEqual([])
    await expect(newestBackup(parts.place)).rejects.toThrow('There is no backup here.')

    // PostgreSQL needs a moment to notice, and only then lets go of the lock.
    const next = () =>
      backUp(parts).then(
        ({ made }) => made.name,
        (error: Error) => error.message,
      )
    await expect.poll(next, { timeout: 60_000 }).not.toContain('already')
    const made = await newestBackup(parts.place)
    await checkBackup(parts.place, made)
    expect(await backupsIn(parts.place)).toEqual([made.name])
    expect(
      readdirSync(path.join(folder, 'backups'), { recursive: true, withFileTypes: true }).filter(
        (each) => each.isFile() && !each.parentPath.includes(made.name),
      ),
    ).toEqual([])
    expect((await listBackupRuns(db, 50)).map(({ outcome }) => outcome)).toContain('interrupted')
  },
)

test('two at once are one, and a failure is told', async () => {
  const { depot } = await folderDepot()
  const slow = Promise.withResolvers<void>()
  const put: Depot['put'] = async (name, bytes) => {
    await slow.promise
    await depot.put(name, bytes)
  }
  const underway = backUp(partsFor({ ...depot, put }))
  await expect.poll(async () => (await listBackupRuns(db, 1))[0]?.outcome).toBe('running')
  await expect(backUp(partsFor(depot))).rejects.toThrow('already')
  slow.resolve()
  await underway

  const full: Depot['put'] = () => Promise.reject(new Error('No space left on device'))
  await expect(backUp(partsFor({ ...depot, put: full }))).rejects.toThrow('No space')
  const [run] = await listBackupRuns(db, 1)
  expect(run).toMatchObject({ outcome: 'failed', problem: 'No space left on device', backup: null })
})

test('refused: a database with something in it, and a backup of a newer version', async () => {
  const parts = partsFor((await folderDepot()).depot)
  const { made } = await backUp(parts)
  await expect(restoreDatabase(parts.place, made, url)).rejects.toThrow('not empty')
  const newer = { ...made, steps: [...made.steps, '209901010000-web-later.sql'] }
  await expect(restoreDatabase(parts.place, newer, url)).rejects.toThrow('newer version')
})

const rulesKept = `
  select conrelid::regclass::text as place, conname as name, condeferrable::text as how
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
    where not tgisinternal
  order by 1, 2`

async function asked(address: string, question: string) {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows
}

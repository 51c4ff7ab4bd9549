import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { preparePostgresFolder } from '../app/database/postgres-folder.server'
import { brusselsDay } from '../app/language/brussels-day'
import { askSite } from '../journeys/ask-site'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import type { Site } from '../testing/journey-site'
import { closed, killed, openSite } from '../testing/open-site'
import { aPaper, applicationOf, applicationPath, passFrom } from './apply'
import { crawl } from './crawl'
import { openDebianPostgres } from './debian-postgres'
import { findPostgres } from './outside-programs.js'
import { runCommand } from './run-command'

const key = randomBytes(32).toString('base64')
const otherKey = randomBytes(32).toString('base64')
const folders = 'data/endure/backup'
/** A place of its own: what the one before still writes does not come into it. */
let root = folders

test.beforeEach(() => {
  root = `${folders}/${randomUUID()}`
})
test.afterAll(() => rmSync(folders, { recursive: true, force: true, maxRetries: 5 }))

test('a site with a database of its own is backed up, wiped, and back in another place, page by page', async () => {
  test.setTimeout(420_000)
  const port = await freePort()
  const first = ownSite('first', port)
  wipe(first)
  const place = path.resolve(root, 'place')
  const settings = settingsFor(place, { DATABASE_URL: undefined })
  let running = await openSite(first, settings)
  try {
    await apply(first, 'first')
    const one = await runCommand(first, ['backup'], settings)
    expect(one).toMatchObject({ code: 0, told: expect.stringContaining('by copy') })
    await apply(first, 'second')
    const two = await runCommand(first, ['backup'], settings)
    expect(two).toMatchObject({ code: 0, told: expect.stringContaining(' 1 files were new') })
    const day = brusselsDay(new Date())
    const pages = await crawl(first)
    const files = filesOf(first)
    await closed(running)
    const kept = keepKey(first)
    wipe(first)

    const second = ownSite('second', port)
    wipe(second)
    mkdirSync(second.folder, { recursive: true })
    cpSync(kept, `${second.folder}/secret.key`)
    await refuseBroken(second, place, settings)
    const restored = await runCommand(second, ['restore'], settings)
    expect(restored).toMatchObject({ code: 0, told: expect.stringContaining(' is back: ') })
    expect(restored.told).not.toContain('is not here')

    running = await openSite(second, settings)
    expect(filesOf(second)).toEqual(files)
    const again = await crawl(second)
    test.skip(brusselsDay(new Date()) !== day, 'midnight came between: pages tell the day')
    expect(again).toEqual(pages)
    expect(Object.keys(pages).length).toBeGreaterThan(100)
    expect(await applicants(second)).toEqual(['first@backup.example', 'second@backup.example'])

    const drill = await runCommand(second, ['backup', '--drill'], settings)
    expect(drill).toMatchObject({ code: 0, told: expect.stringContaining('10 pages') })
    const runs = await askSite(second, 'select kind, outcome from backup_runs order by id')
    expect(runs).toEqual([
      { kind: 'backup', outcome: 'done' },
      { kind: 'backup', outcome: 'done' },
      { kind: 'drill', outcome: 'done' },
    ])
  } finally {
    await killed(running)
  }
})

test('a server’s database comes back by its own pg_dump, in another server', async () => {
  test.skip(!findPostgres(), 'PostgreSQL is not on this machine')
  test.setTimeout(420_000)
  const port = await freePort()
  const place = path.resolve(root, 'place')
  const settings = settingsFor(place, {})
  let server = await openDebianPostgres()
  const first = { ...ownSite('first', port), databaseUrl: server.url }
  expect(await runCommand(first, ['seed', '--accounts'], settings)).toMatchObject({ code: 0 })
  let running = await openSite(first, settings)
  try {
    await apply(first, 'first')
    const day = brusselsDay(new Date())
    const pages = await crawl(first)
    const files = filesOf(first)
    const backup = await runCommand(first, ['backup'], settings)
    expect(backup).toMatchObject({ code: 0, told: expect.stringContaining('by pg_dump') })
    await closed(running)
    const kept = keepKey(first)
    await server.wipe()
    rmSync(first.folder, { recursive: true })

    server = await openDebianPostgres()
    const second = { ...ownSite('second', port), databaseUrl: server.url }
    mkdirSync(second.folder, { recursive: true })
    cpSync(kept, `${second.folder}/secret.key`)
    const restored = await runCommand(second, ['restore'], settings)
    expect(restored).toMatchObject({ code: 0, told: expect.stringContaining(' is back: ') })
    running = await openSite(second, settings)
    expect(filesOf(second)).toEqual(files)
    const again = await crawl(second)
    test.skip(brusselsDay(new Date()) !== day, 'midnight came between: pages tell the day')
    expect(again).toEqual(pages)
    expect(await applicants(second)).toEqual(['first@backup.example'])
  } finally {
    await killed(running)
    await server.wipe()
  }
})

/** At the same address before and after: pages name it. */
function ownSite(name: string, port: number): Site {
  const address = `http://localhost:${port}`
  const folder = `${root}/${name}`
  return {
    port,
    address,
    folder,
    get databaseUrl() {
      return runningEmbeddedPostgres(folder) ?? ''
    },
  }
}

const settingsFor = (place: string, others: Record<string, string | undefined>) => ({
  BACKUP_URL: place,
  BACKUP_KEY: key,
  BACKUP_SCHEDULE: never,
  BACKUP_DRILL_SCHEDULE: never,
  ADDRESS_LIMITS: '0',
  ...others,
})
/** By hand only. */
const never = '0 0 29 2 *'

/** Also the cluster, which may lie elsewhere. */
function wipe({ folder }: Site) {
  rmSync(preparePostgresFolder(folder).folder, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** As the manual says: apart from the backups. */
function keepKey({ folder }: Site): string {
  const kept = `${root}/secret.key`
  cpSync(`${folder}/secret.key`, kept)
  return kept
}

/** Each answers one line, and the next attempt finds the database as empty as before. */
async function refuseBroken(
  site: Site,
  place: string,
  settings: Record<string, string | undefined>,
) {
  const wrong = await runCommand(site, ['restore'], { ...settings, BACKUP_KEY: otherKey })
  expect(wrong).toMatchObject({ code: 1, told: '' })
  expect(wrong.said).toMatch(/^.* opens with the key .*, which is not here\.$/)
  const none = await runCommand(site, ['restore'], { ...settings, BACKUP_KEY: undefined })
  expect(none).toMatchObject({ code: 1, told: '', said: wrong.said })

  const newest = globSync(`${place}/backups/*`).sort().at(-1) ?? ''
  const [piece = ''] = globSync(`${newest}/properties-*`)
  const whole = `${root}/whole`
  cpSync(piece, whole)
  truncateSync(piece, readFileSync(piece).length - 100)
  const broken = await runCommand(site, ['restore'], settings)
  expect(broken).toMatchObject({ code: 1, told: '' })
  expect(broken.said).toMatch(/^.*properties-.*was changed.*$/)
  cpSync(whole, piece)
}

/** Somebody looks for work, with a file that nobody else may read. */
async function apply({ address }: Site, name: string) {
  const pass = await passFrom(address, applicationPath)
  await delay(2_600)
  const body = applicationOf(pass, `${name}@backup.example`, aPaper(name))
  const answer = await fetch(address + applicationPath, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

async function applicants(site: Site) {
  const question = `select email from enquiries where email like '%@backup.example' order by 1`
  return (await askSite<{ email: string }>(site, question)).map(({ email }) => email)
}

/** By name; without what is made again. */
function filesOf({ folder }: Site): Record<string, string> {
  const names = globSync('**/*.*', { cwd: `${folder}/files` }).sort()
  const kept = names.filter((name) => !/^(variants|assets|builds)\//.test(name))
  expect(kept.length).toBeGreaterThan(10)
  return Object.fromEntries(
    kept.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(`${folder}/files/${name}`))
        .digest('hex'),
    ]),
  )
}

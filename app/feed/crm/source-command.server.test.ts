import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sampleEstates } from '../../../testing/crm/whise-estates'
import { openWhiseStandIn } from '../../../testing/crm/whise-stand-in'
import { openTestDatabase } from '../../../testing/test-database'
import { openRuleBook } from '../../costs/rules/open-rule-book.server'
import { openFileStore } from '../../files/file-store.server'
import { openJobQueue } from '../../jobs/job-queue.server'
import { propertyNews } from '../../properties/stored/property-news.server'
import { aVault } from '../../secrets/testing'
import { playFeedRound } from '../feed-round.job.server'
import { importCommand } from '../import-command.server'
import { listFeedRuns } from '../queries.server'

const { db } = await openTestDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-command-'))
const files = openFileStore(folder)
const vault = aVault()
await openRuleBook(db)
const standIn = await openWhiseStandIn()
standIn.put(...sampleEstates(standIn.origin))
afterAll(standIn.close)

const now = () => new Date()
const command = (...words: string[]) =>
  importCommand({ db, files, now, maxRemoved: 0.2, vault: async () => vault }, words)
const file = path.join(folder, 'whise.json')
await writeFile(file, JSON.stringify(standIn.credentials))

test('[7.01] a CRM is connected, tried, read and switched on from the command line', async () => {
  expect(await command('--source', 'whise', '--connect', file)).toContain('connected and off')
  const tried = await command('--source', 'whise', '--try')
  expect(tried).toContain('has 7')
  expect(tried).toContain('Gezinswoning met zuidtuin, 3010 Kessel-Lo, € 429000, 4 pictures')
  expect(tried).toContain('lacks by law: flood-plot')
  const { rows } = await db.execute(sql`select count(*)::int as count from properties`)
  expect(rows).toEqual([{ count: 0 }])

  expect(await command('--source', 'whise')).toContain('Properties: 6 added')
  await command('--source', 'whise', '--on')
  const jobs = await openJobQueue(db, [propertyNews], () => {})
  const tools = { db, files, jobs, vault, now }
  await playFeedRound(tools, { sources: [], schedule: '', maxRemoved: 0.2 })
  await jobs.close()
  const runs = await listFeedRuns(db, 9)
  expect(runs.map(({ source, outcome }) => [source, outcome])).toEqual([
    ['whise', 'applied'],
    ['whise', 'applied'],
  ])
})

test('[7.01] credentials and tokens are encrypted, and told to nobody', async () => {
  const { rows } = await db.execute<{ credentials: string; token: string }>(
    sql`select credentials, token from feed_sources`,
  )
  expect(
    rows.every(({ credentials, token }) => vault.isSealed(credentials) && vault.isSealed(token)),
  ).toBe(true)
  const said = [
    await command('--source', 'whise', '--try'),
    JSON.stringify(await listFeedRuns(db, 9)),
  ]
  expect(said.join()).not.toContain(standIn.credentials.password)
  expect(JSON.stringify(rows)).not.toContain(standIn.credentials.username)
})

test('[7.01] what is missing or wrong is told in one sentence', async () => {
  await expect(command('--source', 'nobody')).rejects.toThrow('There is no source nobody')
  await expect(command('--source', 'another', '--connect', file)).rejects.toThrow('connector for')
  const half = path.join(folder, 'half.json')
  await writeFile(half, '{"username":"x"}')
  await expect(command('--source', 'whise', '--connect', half)).rejects.toThrow(
    'password, clientId',
  )
  await writeFile(half, JSON.stringify({ ...standIn.credentials, password: 'another' }))
  await command('--source', 'whise-other', '--connect', half)
  await expect(command('--source', 'whise-other', '--try')).rejects.toThrow('does not let us in')
})

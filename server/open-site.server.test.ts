import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../app/config.server'
import { startInTurn } from '../app/database/start-in-turn.server'
import { openTestBucket } from '../app/files/bucket.testing'
import { openFileStore } from '../app/files/file-store.server'
import { plantDemoAgency } from '../seed/plant-demo-agency'
import { openEmptyDatabase } from '../testing/test-database'
import { explainFailure } from './explain-failure'
import { firstRows } from './first-rows'
import { openSite } from './open-site'

function aNode(databaseUrl: string, folder: string) {
  return openSite(readConfig({ DATABASE_URL: databaseUrl, DATA_FOLDER: folder }))
}

test('nodes that start at once on an empty database all open', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-nodes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (let round = 1; round <= 3; round += 1) {
    const { url, db } = await openEmptyDatabase()
    const started = await Promise.allSettled([1, 2, 3].map(() => aNode(url, folder)))
    const refusals = started.filter(({ status }) => status === 'rejected')
    for (const each of started) if (each.status === 'fulfilled') await each.value.close()
    expect(refusals).toEqual([])

    const { rows } = await db.execute(sql`
      select count(*)::int as rules, count(distinct (rule, region, valid_from))::int as different
      from rules`)
    expect(rows[0]?.rules).toBeGreaterThan(0)
    expect(rows[0]?.rules).toBe(rows[0]?.different)
  }
})

test('a start may plant the demo agency, which is an import of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-nodes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { url, db, migrate } = await openEmptyDatabase()
  await migrate(firstRows)
  const files = openFileStore(folder)
  const planted = await startInTurn(url, () => plantDemoAgency(db, files, false))
  expect(planted).toBe(true)
})

test.each([
  ['NoSuchBucket', 404, 'there is no such bucket'],
  ['InvalidAccessKeyId', 403, 'it does not know the key'],
  ['RequestTimeTooSkewed', 403, 'the clock of this machine is wrong'],
])(
  'a store of files that refuses ends the start with one line: %s',
  async (code, status, reason) => {
    const { settings, state } = await aBucket()
    state.refusal = { status, code }
    const { url } = await openEmptyDatabase()
    const refused = await openSite(readConfig({ ...settings, DATABASE_URL: url })).catch(
      (error) => error,
    )
    expect(explainFailure(refused)).toMatch(new RegExp(`^.*refuses: ${code}, ${reason}.*$`))
  },
)

test('a store of files that is away does not end it', async () => {
  const { settings, close } = await aBucket()
  close()
  const { url } = await openEmptyDatabase()
  const site = await openSite(readConfig({ ...settings, DATABASE_URL: url }))
  await site.close()
})

async function aBucket() {
  const { bucket, state, close } = await openTestBucket()
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-nodes-'))
  onTestFinished(() => {
    close()
    rmSync(folder, { recursive: true })
  })
  const settings = {
    DATA_FOLDER: folder,
    FILES_URL: `s3://${bucket.bucket}/site-one`,
    FILES_ENDPOINT: bucket.endpoint,
    FILES_PATH_STYLE: 'true',
    AWS_ACCESS_KEY_ID: bucket.keyId,
    AWS_SECRET_ACCESS_KEY: bucket.secret,
  }
  return { settings, state, close }
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listAccounts } from '../app/accounts/queries.server'
import { openFileStore } from '../app/files/file-store.server'
import { countProperties } from '../app/properties/queries.server'
import { openTestDatabase } from '../testing/test-database'
import { checkDemoAccounts } from './demo-accounts'
import { plantDemoAgency } from './plant-demo-agency'

const { db } = await openTestDatabase()

test('the demo agency comes without accounts unless they are asked for', async () => {
  const files = openFileStore(mkdtempSync(path.join(tmpdir(), 'baksteen-demo-')))
  expect(await plantDemoAgency(db, files, false)).toBe(true)
  expect(await countProperties(db)).toBeGreaterThan(0)
  expect(await listAccounts(db)).toEqual([])
  const wanted = { isPublic: true, hasDemoAccounts: false }
  expect(await checkDemoAccounts(db, wanted)).toBe(false)
})

import { expect, test } from 'vitest'
import { sealCredentials } from '../app/feed/crm/open-crm.server'
import { saveSource } from '../app/feed/crm/source-queries.server'
import { listHooks } from '../app/feed/crm-hooks/hook-queries.server'
import { createVault } from '../app/secrets/vault.server'
import { sweepbrightId } from '../testing/crm/sweepbright-estates'
import { signedHook, sweepbrightStandInCredentials } from '../testing/crm/sweepbright-stand-in'
import { openTestDatabase } from '../testing/test-database'
import { openTestServer, testTools } from './testing'

const { db } = await openTestDatabase()
const vault = createVault(() => [Buffer.alloc(32, 7)])
const now = () => new Date('2026-11-15T08:00:00Z')
const credentials = sealCredentials(
  vault,
  'sweepbright',
  JSON.stringify({ ...sweepbrightStandInCredentials, apiVersion: '', address: '' }),
)
await saveSource(db, { name: 'sweepbright', crm: 'sweepbright', credentials })
const asked: string[] = []
const jobs = { enqueue: async (_: unknown, { name }: { name: string }) => void asked.push(name) }
const tools = { ...testTools, db, vault, now, jobs } as unknown as typeof testTools
const path = '/hooks/sweepbright/sweepbright'
const { body, signature } = signedHook('estate-added', sweepbrightId(1), now())
const post = (headers: Record<string, string>, sent: BodyInit = body) =>
  ({ method: 'POST', body: sent, headers, duplex: 'half' }) as RequestInit

test('[7.01] a word of a CRM is kept before it is answered, from wherever it comes', async () => {
  const { ask, rendered } = openTestServer(undefined, { tools })
  const signed = { 'x-hook-signature': signature }
  expect((await ask(path, post({}))).status).toBe(403)
  expect((await ask(path, post({ ...signed, origin: 'https://evil.example' }))).status).toBe(202)
  expect(asked).toEqual(['hook-round'])
  expect((await ask(path, post({ ...signed, cookie: 'session=secret' }))).status).toBe(200)
  expect(asked).toHaveLength(1)
  expect((await ask('/hooks/sweepbright/nobody', post(signed))).status).toBe(404)
  expect((await ask('/hooks/whise/sweepbright', post(signed))).status).toBe(404)
  expect((await listHooks(db, 'sweepbright', 9)).map(({ state }) => state)).toEqual(['waiting'])
  expect(rendered).not.toHaveBeenCalled()
})

test('[7.01] a word that is too long is not read, with or without its length', async () => {
  const { ask } = openTestServer(undefined, { tools })
  const long = 'x'.repeat(17 * 1024)
  expect((await ask(path, post({}, long))).status).toBe(413)
  expect((await ask(path, post({}, new Blob([long]).stream()))).status).toBe(413)
})

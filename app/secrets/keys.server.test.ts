import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sealedColumns } from '../../server/sealed-columns'
import { openTestDatabase } from '../../testing/test-database'
import { installationKeys, newKey } from './installation-keys.server'
import { keptSecret } from './kept-secret.server'
import { keysCommand } from './keys-command.server'
import { openVault } from './open-vault.server'
import { sealAgain } from './seal-again.server'

const { db } = await openTestDatabase()
const newPlace = () => ({ dataFolder: mkdtempSync(path.join(tmpdir(), 'baksteen-key-')) })
const fileOf = ({ dataFolder }: { dataFolder: string }) => path.join(dataFolder, 'secret.key')
const totpSecret = 'JBSWY3DPEHPK3PXP'

beforeEach(async () => {
  await db.execute(sql`delete from secrets`)
  await db.execute(sql`delete from accounts`)
  await db.execute(sql`
    insert into accounts (email, name, role, language, created_at, totp_secret) values
      ('an@example.be', 'An', 'agent', 'nl', now(), ${totpSecret}),
      ('jan@example.be', 'Jan', 'agent', 'nl', now(), ${totpSecret}),
      ('els@example.be', 'Els', 'owner', 'nl', now(), null)`)
})

async function stored() {
  const { rows } = await db.execute<{ id: string; value: string }>(
    sql`select id::text, totp_secret as value from accounts where totp_secret is not null`,
  )
  return rows
}

test('the first start makes a key that only its owner reads, and two at once make one', () => {
  const place = newPlace()
  const [one, other] = [installationKeys(place), installationKeys(place)]
  expect(one()).toEqual(other())
  expect(one()[0]).toHaveLength(32)
  expect(statSync(fileOf(place)).mode & 0o777).toBe(0o600)
  expect(readdirSync(place.dataFolder)).toEqual(['secret.key'])
})

test('a file that the operator names is never made for him, and a short key is refused', () => {
  const dataFolder = newPlace().dataFolder
  const file = path.join(dataFolder, 'given.key')
  expect(() => installationKeys({ dataFolder, file })()).toThrow('cannot be read')
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, 'c2hvcnQ')
  expect(() => installationKeys({ dataFolder, file })()).toThrow('32 bytes')
  writeFileSync(file, `${'ab'.repeat(32)}\n${newKey()}\n`)
  expect(installationKeys({ dataFolder, file })()).toHaveLength(2)
  expect(installationKeys({ dataFolder, keys: `${newKey()}, ${newKey()}` })()).toHaveLength(2)
})

test('what was plain is encrypted at the start, once, also by two nodes', async () => {
  const vault = await openVault(db, newPlace())
  const counts = await Promise.all([1, 2].map(() => sealAgain(db, vault, sealedColumns)))
  expect(counts.sort()).toEqual([0, 2])
  expect(await sealAgain(db, vault, sealedColumns)).toBe(0)
  for (const { id, value } of await stored()) {
    expect(vault.open(value, `accounts.totp_secret:${id}`)).toBe(totpSecret)
  }
})

test('a database whose key is gone is not opened with another', async () => {
  const place = newPlace()
  await openVault(db, place)
  await openVault(db, place)
  await expect(openVault(db, newPlace())).rejects.toThrow('is not the one this database')
  const keys = `${newKey()} ${readFileSync(fileOf(place), 'utf8')}`
  await openVault(db, { ...newPlace(), keys })
})

test('secrets that nodes share are the same for all, and not readable in the table', async () => {
  const vault = await openVault(db, newPlace())
  await db.execute(sql`insert into secrets (name, value) values ('former', 'plain-secret')`)
  await sealAgain(db, vault, sealedColumns)
  expect(await keptSecret(db, vault, 'former')).toBe('plain-secret')
  const [one, other] = await Promise.all([1, 2].map(() => keptSecret(db, vault, 'links')))
  expect(one).toBe(other)
  const { rows } = await db.execute(sql`select * from secrets`)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`plain-secret|${one}`))
})

test('keys are renewed while the site runs, and the old one is forgotten afterwards', async () => {
  const place = newPlace()
  const running = await openVault(db, place)
  await sealAgain(db, running, sealedColumns)
  const links = await keptSecret(db, running, 'links')
  const [before] = await stored()
  const command = async (...words: string[]) => {
    const vault = await openVault(db, place)
    return keysCommand({ db, vault, place, columns: sealedColumns }, words)
  }
  const old = await command()
  // Two second factors, the secret of links and the check of the key.
  expect(await command('rotate')).toContain('4 encrypted again')
  expect(running.open(before?.value ?? '', `accounts.totp_secret:${before?.id}`)).toBe(totpSecret)
  expect((await command()).split('\n')).toHaveLength(2)

  await command('forget')
  expect(await command()).not.toContain(old)
  expect(statSync(fileOf(place)).mode & 0o777).toBe(0o600)
  expect(await keptSecret(db, running, 'links')).toBe(links)
  for (const { id, value } of await stored()) {
    expect(running.open(value, `accounts.totp_secret:${id}`)).toBe(totpSecret)
  }
})

test('keys of the environment are renewed there', async () => {
  const place = { ...newPlace(), keys: newKey() }
  const vault = await openVault(db, place)
  const command = keysCommand({ db, vault, place, columns: sealedColumns }, ['rotate'])
  await expect(command).rejects.toThrow('The keys are in SECRET_KEY')
})

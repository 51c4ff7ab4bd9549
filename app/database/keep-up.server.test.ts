import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.server'
import { keepUp, type Running } from './keep-up.server'
import { preparePostgresFolder } from './postgres-folder.server'

const folder = mkdtempSync(path.join(tmpdir(), 'keep-up-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const recovery = () => ({ onDied: vi.fn(), onBack: vi.fn(), onGivenUp: vi.fn() })

async function answer(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client.query<{ value: string }>('select value from kept').finally(() => client.end())
}

async function killPostgres() {
  const home = preparePostgresFolder(folder)
  const file = `${home.folder}/postgres/postmaster.pid`
  const text = await vi.waitFor(() => readFile(file, 'utf8'), { timeout: 30_000 })
  const [pid = ''] = text.split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

test('a Postgres that is killed comes back, at the same address and with what it kept', async () => {
  const heard = recovery()
  const { url, stop } = await startEmbeddedPostgres(folder, [], heard)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(`create table kept as select 'still here' as value`)

  await killPostgres()
  await vi.waitFor(() => expect(heard.onBack).toHaveBeenCalled(), { timeout: 60_000 })
  expect((await answer(url)).rows).toEqual([{ value: 'still here' }])
  expect(heard.onDied).toHaveBeenCalled()
  expect(heard.onGivenUp).not.toHaveBeenCalled()

  const deaths = heard.onDied.mock.calls.length
  await stop()
  await expect(answer(url)).rejects.toThrow()
  expect(heard.onDied).toHaveBeenCalledTimes(deaths)
}, 120_000)

test('what dies at every start is given up, once', async () => {
  const pauses: number[] = []
  const heard = recovery()
  let launched = 0
  const launch = (): Running => {
    launched += 1
    const ready = launched === 1 ? Promise.resolve() : Promise.reject(new Error('no start'))
    return { ready, ended: Promise.resolve('no room left'), stop: async () => {} }
  }
  await keepUp(launch, heard, async (ms) => void pauses.push(ms))
  await vi.waitFor(() => expect(heard.onGivenUp).toHaveBeenCalled())
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000])
  expect(heard.onGivenUp.mock.calls).toEqual([['no room left']])
  expect(heard.onDied).toHaveBeenCalledTimes(5)
  expect(heard.onBack).not.toHaveBeenCalled()
  expect(launched).toBe(6)
})

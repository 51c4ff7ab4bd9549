import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { loggedError } from './logged-error.server'

const { db } = await openTestDatabase()

async function openLog() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'baksteen-log-')), 'baksteen.log')
  // As an earlier version left it.
  writeFileSync(file, '', { mode: 0o644 })
  vi.stubEnv('LOG_FILE', file)
  vi.resetModules()
  const { log, logAnswer } = await import('./log.server')
  vi.unstubAllEnvs()
  return { file, log, logAnswer }
}

async function failure(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => new Error('nothing failed'),
    (error) => error,
  )
}

test('a log tells neither keys nor the values of a query, and not everybody reads it', async () => {
  const { file, log } = await openLog()
  const hash = 'argon2id-of-somebody'
  const err = await failure(
    db.execute(sql`insert into accounts (email, password_hash) values ('an@example.be', ${hash})`),
  )
  log.error({ err, url: 'http://localhost/nl/login/wachtwoord/reset/abcDEF-123' }, 'request failed')
  log.info({ url: '/nl/mijn-bezoek/?visit=abcDEF-123' })
  log.flush()
  await vi.waitFor(() => expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3))

  const told = readFileSync(file, 'utf8')
  expect(told).not.toMatch(/abcDEF-123|argon2id-of-somebody/)
  expect(told).toContain('/reset/…')
  expect(told).toContain('?visit=…')
  expect(told).toContain('insert into accounts')
  expect(told).toContain('23502')
  expect(statSync(file).mode & 0o777).toBe(0o640)
})

test('the line of an answer is as the logger writes it', async () => {
  const { file, log, logAnswer } = await openLog()
  const url = '/nl/"mijn"-bezoek/?visit=abcDEF-123'
  log.info({ request: 'a1-2', method: 'GET', url, status: 200, ms: 0.25 })
  logAnswer({ id: 'a1-2', method: 'GET', url, status: 200, ms: 0.25 })
  log.flush()
  await vi.waitFor(() => expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3))
  const [one, other] = readFileSync(file, 'utf8').trim().split('\n')
  const untimed = (line = '') => line.replace(/"time":\d+/, '')
  expect(untimed(other)).toBe(untimed(one))
  expect(other).toMatch(/"time":\d{13},/)
  log.level = 'warn'
  logAnswer({ id: 'a1-3', method: 'GET', url, status: 200, ms: 0.25 })
  log.error({ url }, 'later')
  log.flush()
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('later'))
  expect(readFileSync(file, 'utf8')).not.toContain('a1-3')
})

test('lines of answers are written in their order, within a second or two, without being asked', async () => {
  const { file, log, logAnswer } = await openLog()
  const answer = { method: 'GET', url: '/nl/mijn-bezoek/?visit=abcDEF-123', status: 200, ms: 0.25 }
  logAnswer({ ...answer, id: 'a1-1' })
  log.error({ request: 'a1-2' }, 'between')
  logAnswer({ ...answer, id: 'a1-3' })
  logAnswer({ ...answer, id: 'a1-4', url: '/nl/' })
  logAnswer({ ...answer, id: 'a1-5', url: '/nl/' })
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('a1-5'), { timeout: 30_000 })
  const text = readFileSync(file, 'utf8')
  expect(text.match(/a1-\d/g)).toEqual(['a1-1', 'a1-2', 'a1-3', 'a1-4', 'a1-5'])
  expect(text).not.toContain('abcDEF-123')
})

test('an error keeps its story and leaves behind what it carries', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', body: 'secret body' })
  const error = new Error('no answer', { cause })
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    message: 'no answer',
    cause: { code: 'ECONNREFUSED' },
  })
  expect(JSON.stringify(loggedError(error))).not.toContain('secret body')
  expect(JSON.stringify(loggedError(error))).toContain('log.server.test.ts')
  expect(loggedError('thrown words')).toBe('thrown words')
})

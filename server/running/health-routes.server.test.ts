import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../app/database/client.server'
import { StoreAway } from '../../app/files/depot'
import { openCable } from '../../testing/cable'
import { openTestDatabase } from '../../testing/test-database'
import { openTestServer, testTools } from '../testing'
import { newCondition } from './condition'

const { url } = await openTestDatabase()

async function openNode(parts: { checkFiles?: () => Promise<void> } = {}) {
  const cable = await openCable(url)
  const { db, close } = openDatabase(cable.databaseUrl, () => {})
  const condition = newCondition()
  const server = openTestServer(undefined, { ...parts, condition, tools: { ...testTools, db } })
  onTestFinished(async () => {
    cable.close()
    await close()
  })
  const askState = async () => {
    const answer = await server.ask('/readyz')
    return { status: answer.status, ...(await answer.json()) }
  }
  return { ...server, cable, condition, askState }
}

test('a node that has its database is ready, and tells whether it hears of changes', async () => {
  const { askState, condition } = await openNode()
  expect(await askState()).toEqual({
    status: 200,
    state: 'ready',
    database: 'answers',
    files: 'answer',
    changes: 'not heard',
    keptPages: 0,
  })
  condition.hearsChanges = true
  expect(await askState()).toMatchObject({ changes: 'heard' })
})

test('without its database a node is ready for as long as it has pages to show', async () => {
  const { ask, askState, cable } = await openNode()
  cable.cut()
  expect(await askState()).toMatchObject({ status: 503, database: 'away', keptPages: 0 })
  await ask('/nl/te-koop/')
  expect(await askState()).toMatchObject({ status: 200, database: 'away', keptPages: 1 })
  expect((await ask('/livez')).status).toBe(200)
  expect((await ask('/healthz')).status).toBe(503)
})

test('a database that says nothing is away, and nobody waits for it', async () => {
  const { askState, ask, cable } = await openNode()
  await askState()
  cable.silence()
  const answers = await Promise.all(Array.from({ length: 30 }, askState))
  expect(new Set(answers.map(({ database }) => database))).toEqual(new Set(['away']))
  expect((await ask('/livez')).status).toBe(200)
})

test('a store of files that is away is told, and the node stays ready', async () => {
  const checkFiles = async () => {
    throw new StoreAway('away')
  }
  const { askState } = await openNode({ checkFiles })
  expect(await askState()).toMatchObject({ status: 200, state: 'ready', files: 'away' })
})

test('a node that leaves says so, and lives', async () => {
  const { ask, askState, condition } = await openNode()
  condition.isLeaving = true
  expect(await askState()).toEqual({ status: 503, state: 'leaving' })
  expect((await ask('/livez')).status).toBe(200)
})

test.each(['/livez', '/readyz', '/healthz', '/nl/te-koop/'])(
  '%s answers HTTP/1.0 without a host',
  async (path) => {
    const { port } = await openNode()
    const line = connect(port, 'localhost')
    await once(line, 'connect')
    line.write(`GET ${path} HTTP/1.0\r\n\r\n`)
    expect(await text(line)).toMatch(/^HTTP\/1\.1 200 OK/)
  },
)

import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestServer } from '../testing'
import { newCondition } from './condition'
import { prepareToLeave } from './prepare-to-leave'

const long = 60_000
/** Longer than a busy machine needs. */
const patiently = { timeout: long }

/** A server whose pages are made when the test says so. */
function openSlowServer() {
  const condition = newCondition()
  const makings: (() => void)[] = []
  const slow = async () => {
    await new Promise<void>((resolve) => makings.push(resolve))
    return new Response('<h1>Te koop</h1>', { headers: { 'content-type': 'text/html' } })
  }
  const opened = openTestServer(slow, { condition })
  const go = prepareToLeave(opened.server, condition)
  const begun = async (count: number) => {
    while (makings.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { ...opened, condition, makings, begun, go }
}

/** Says nothing: a page asked for just before the door closes would wait for one who makes it. */
async function knockAt(port: number) {
  const line = connect(port, 'localhost')
  const answer = await once(line, 'connect').catch((error: AggregateError) => error)
  line.destroy()
  return 'code' in answer ? answer.code : 'let in'
}

test('what is in flight is finished before a server is closed', async () => {
  const { origin, port, server, makings, go } = openSlowServer()
  let received = 0
  server.on('request', () => {
    received += 1
  })
  const asked = Array.from({ length: 20 }, (_, page) => fetch(`${origin}/nl/pagina-${page}/`))
  await expect.poll(() => received, patiently).toBe(20)
  const left = go({ notice: 0, patience: long })
  await expect.poll(() => knockAt(port), patiently).toBe('ECONNREFUSED')
  // Some of them wait until others are made.
  const release = setInterval(() => makings.shift()?.(), 1)
  const answers = await Promise.all(asked)
  clearInterval(release)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.get('connection')))).toEqual(
    new Set(['close']),
  )
  await left
})

test('who comes while the balancer is told is served, and told to come on another line', async () => {
  const { port, makings, begun, go, condition } = openSlowServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    return { connection: answer.headers.connection, page: await text(answer) }
  }
  const first = ask('/nl/')
  await begun(1)
  makings.shift()?.()
  expect(await first).toMatchObject({ connection: 'keep-alive' })
  const left = go({ notice: 1_000, patience: long })
  expect(condition.isLeaving).toBe(true)
  const second = ask('/fr/')
  await begun(1)
  makings.shift()?.()
  expect(await second).toEqual({ connection: 'close', page: '<h1>Te koop</h1>' })
  await left
})

test('nobody waits for lines on which nothing is said', async () => {
  const { port, origin, makings, begun, go } = openSlowServer()
  const agent = new Agent({ keepAlive: true })
  const answer = once(get({ port, path: '/nl/', agent }), 'response')
  await begun(1)
  makings.shift()?.()
  await text((await answer)[0])
  const unused = connect(port, 'localhost')
  await once(unused, 'connect')
  expect((await fetch(`${origin}/livez`)).status).toBe(200)
  const began = performance.now()
  await go({ notice: 0, patience: long })
  expect(performance.now() - began).toBeLessThan(long / 2)
  agent.destroy()
})

test('what never ends is cut off in the end', async () => {
  const { origin, begun, go } = openSlowServer()
  const asked = fetch(`${origin}/nl/`).catch(() => 'cut off')
  await begun(1)
  await go({ notice: 0, patience: 200 })
  expect(await asked).toBe('cut off')
})

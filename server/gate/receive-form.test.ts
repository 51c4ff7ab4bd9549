import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readForm } from '../../app/web/read-form.server'
import { openTestServer } from '../testing'
import { createLane } from './lane'
import { openLanes } from './lanes'

const type = 'application/x-www-form-urlencoded'
const free = { mostWaiting: 100, mostOfOne: 100, burst: 1_000, perMinute: 1_000 }
const html = { 'content-type': 'text/html' }
/** The first request of a file compiles what it needs. */
const patience = { timeout: 20_000 }

/** Reads a form, works on it until it is told to stop, and counts how many do. */
function office() {
  const now = { working: 0, most: 0 }
  const { promise: told, resolve: finish } = Promise.withResolvers<void>()
  const work = async (request: Request) => {
    now.working += 1
    now.most = Math.max(now.most, now.working)
    const read = await readForm(request, 300_000)
    await told
    now.working -= 1
    const words = read.outcome === 'read' ? `${read.data.get('text')}` : read.outcome
    return new Response(words, { headers: html })
  }
  return { now, work, finish }
}

const send = (text: string) => ({
  method: 'POST',
  body: new URLSearchParams({ text }),
})

/** Says that it sends a form, and sends none of it. */
function sendNothing(port: number) {
  const line = connect(port, 'localhost').on('error', () => {})
  const head = ['POST /nl/contact/ HTTP/1.1', 'host: localhost', `content-type: ${type}`]
  const own = ['origin: http://localhost', 'content-length: 20']
  line.write(`${[...head, ...own].join('\r\n')}\r\n\r\n`)
  return line
}

test('so many forms are worked on at once, and the others wait for them', async () => {
  const { now, work, finish } = office()
  const arrived = createLane({ ...free, atOnce: 2 })
  const { ask } = openTestServer(work, { lanes: { ...openLanes(), arrived } })
  const sent = Array.from({ length: 12 }, (_, at) => ask('/nl/contact/', send(`form ${at}`)))
  await expect.poll(() => now.working, patience).toBe(2)
  await delay(50)
  finish()
  const answers = await Promise.all((await Promise.all(sent)).map((answer) => answer.text()))
  expect(answers).toEqual(Array.from({ length: 12 }, (_, at) => `form ${at}`))
  expect(now.most).toBe(2)
})

test('who is slow to send holds no place of those who have sent', async () => {
  const { work, finish } = office()
  finish()
  const arrived = createLane({ ...free, atOnce: 1 })
  const { ask, port, rendered } = openTestServer(work, { lanes: { ...openLanes(), arrived } })
  const slow = Array.from({ length: 20 }, () => sendNothing(port))
  await delay(50)
  expect(await (await ask('/nl/contact/', send('quick'))).text()).toBe('quick')
  expect(rendered).toHaveBeenCalledTimes(1)
  const [first] = slow
  first?.write('text=00000000000late')
  await expect.poll(() => rendered.mock.calls.length, patience).toBe(2)
  for (const line of slow) line.destroy()
})

test('a form that waits holds no place of those who still send', async () => {
  const { now, work, finish } = office()
  const lanes = openLanes()
  const forms = createLane({ ...free, mostWaiting: 0, atOnce: 1 })
  const arrived = createLane({ ...free, atOnce: 1 })
  const { ask } = openTestServer(work, { lanes: { ...lanes, forms, arrived } })
  const first = ask('/nl/contact/', send('first'))
  await expect.poll(() => now.working, patience).toBe(1)
  const second = ask('/nl/contact/', send('second'))
  await delay(50)
  finish()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})

test('a long form is read while it comes, to its last word, and in its own lane', async () => {
  const { work, finish } = office()
  finish()
  const arrived = createLane({ ...free, atOnce: 0, mostWaiting: 0 })
  const { ask } = openTestServer(work, { lanes: { ...openLanes(), arrived } })
  const long = `${'long '.repeat(40_000)}end`
  expect(await (await ask('/nl/contact/', send(long))).text()).toBe(long)
  expect((await ask('/nl/contact/', send('short'))).status).toBe(503)
})

test('who waits for somebody else lets the next begin, and keeps its own place in the count', async () => {
  const lane = createLane({ ...free, atOnce: 1, longestTurn: 20 })
  const { promise: told, resolve: tell } = Promise.withResolvers<string>()
  const slow = lane('a', () => told)
  const next = lane('b', async () => 'next')
  expect(await next).toEqual({ outcome: 'done', value: 'next' })
  tell('slow')
  expect(await slow).toEqual({ outcome: 'done', value: 'slow' })
  let working = 0
  let most = 0
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await delay(1)
    working -= 1
  }
  await Promise.all(['a', 'b', 'c'].map((who) => lane(who, work)))
  expect(most).toBe(1)
})

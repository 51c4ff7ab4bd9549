import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { afterVisitors } from '../../app/jobs/precedence.server'
import { openTestServer } from '../testing'
import { createLane } from './lane'
import { openLanes } from './lanes'

const headers = { 'content-type': 'text/html' }
/** The first request of a file compiles what it needs. */
const soon = { timeout: 20_000 }
const patience = { read: 600_000, send: 600_000, forPages: 600_000 }

const sendForm = (text: string) => ({ method: 'POST', body: new URLSearchParams({ text }) })
const twelve = Array.from({ length: 12 }, (_, at) => `form ${at}`)

/** A site that makes one page until it is told to finish, as it works on slow forms; others it answers at once. */
async function whileMaking(parts: Parameters<typeof openTestServer>[1]) {
  const { promise: told, resolve: finish } = Promise.withResolvers<void>()
  // A page that never ended would keep the tests of other files waiting.
  onTestFinished(() => finish())
  const made: string[] = []
  const render = async (request: Request) => {
    const { method } = request
    if (method === 'GET' || (await request.text()).includes('slow')) await told
    made.push(method)
    return new Response(method, { headers })
  }
  const site = openTestServer(render, parts)
  const page = site.ask('/nl/te-koop/').catch(() => undefined)
  await expect.poll(() => site.rendered.mock.calls.length, soon).toBe(1)
  return { ...site, page, made, finish }
}

test('forms that crowd wait for the page that is made', async () => {
  const { ask, page, made, finish } = await whileMaking({ patience })
  const sent = twelve.map((text) => ask('/nl/contact/', sendForm(text)))
  await expect.poll(() => made.length, soon).toBe(3)
  finish()
  await Promise.all([page, ...sent])
  expect(made).toHaveLength(13)
  expect(made.indexOf('GET')).toBeLessThan(8)
})

test('forms that crowd do not wait for ever', async () => {
  const { ask } = await whileMaking({ patience: { ...patience, forPages: 20 } })
  const answers = await Promise.all(twelve.map((text) => ask('/nl/contact/', sendForm(text))))
  expect(answers.map(({ status }) => status)).toEqual(twelve.map(() => 200))
})

test('a form that finds a place free waits for no page, however many wait for somebody else', async () => {
  const limits = { mostWaiting: 9, mostOfOne: 9, burst: 99, perMinute: 99 }
  const arrived = createLane({ ...limits, atOnce: 3, longestTurn: 20 })
  const { ask, rendered } = await whileMaking({ patience, lanes: { ...openLanes(), arrived } })
  for (const text of ['slow 1', 'slow 2', 'slow 3']) {
    void ask('/nl/contact/', sendForm(text)).catch(() => {})
  }
  await expect.poll(() => rendered.mock.calls.length, soon).toBe(4)
  // Once somebody gets a place, the first of them has given up theirs.
  await arrived('somebody', async () => {})
  expect(await (await ask('/nl/contact/', sendForm('quick'))).text()).toBe('POST')
})

test('letters wait for a page that is made, and for nobody who is slow to send', async () => {
  const { port, finish, page } = await whileMaking({ patience })
  const slow = connect(port, 'localhost').on('error', () => {})
  const form = ['POST /nl/contact/ HTTP/1.1', 'host: localhost', 'origin: http://localhost']
  slow.write(`${form.join('\r\n')}\r\ncontent-length: 20\r\n\r\ntext=`)
  let hasWaited = false
  const letters = afterVisitors(600_000).then(() => {
    hasWaited = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(hasWaited).toBe(false)
  finish()
  await page
  await letters
  slow.destroy()
})

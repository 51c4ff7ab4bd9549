import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDrawingThread } from './drawing-thread.server'

const thread = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ id, name, content }) => {
  if (name === 'stops') process.exit(1)
  if (name === 'hangs') for (;;);
  if (name === 'fails') return parentPort.postMessage({ id, failure: 'no such document' })
  parentPort.postMessage({ id, pdf: new TextEncoder().encode(content.words) })
})`

function openThread(longest = 30_000, idle = 1) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'thread.cjs')
  writeFileSync(file, thread)
  return openDrawingThread(file, { longest, idle })
}

test('each question gets its own answer, also after the thread rested', async () => {
  const ask = openThread()
  const drawn = await Promise.all([ask('draws', { words: 'één' }), ask('draws', { words: 'twee' })])
  expect(drawn.map(String)).toEqual(['één', 'twee'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(String(await ask('draws', { words: 'drie' }))).toBe('drie')
})

test('a document that fails is told, and the thread goes on', async () => {
  const ask = openThread()
  const [failed, drawn] = await Promise.allSettled([
    ask('fails', {}),
    ask('draws', { words: 'ja' }),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no such document' } })
  expect(drawn).toMatchObject({ status: 'fulfilled' })
})

test.each(['stops', 'hangs'])(
  'a thread that %s is replaced, and nobody waits for ever',
  async (name) => {
    const ask = openThread(2_000)
    const lost = await Promise.allSettled([ask(name, {}), ask('draws', { words: 'nee' })])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(String(await ask('draws', { words: 'weer' }))).toBe('weer')
  },
)

test('a thread that rests keeps nobody from ending', async () => {
  const ports = () => process.getActiveResourcesInfo().filter((each) => each === 'MessagePort')
  const before = ports()
  const ask = openThread(30_000, 60_000)
  expect(String(await ask('draws', { words: 'ja' }))).toBe('ja')
  expect(ports()).toEqual(before)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { askThread } from './read-in-thread.server'

const threads = {
  answers: `parentPort.postMessage({ outcome: 'read', busy: [{ startsAt: workerData.from, endsAt: workerData.to }] })`,
  hangs: 'for (;;);',
  stops: 'process.exit(1)',
  fails: `throw new Error('out of memory')`,
}

function ask(kind: keyof typeof threads, longest: number) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'thread.cjs')
  writeFileSync(
    file,
    `const { parentPort, workerData } = require('node:worker_threads')\n${threads[kind]}`,
  )
  const [from, to] = [new Date('2026-11-17T08:00:00Z'), new Date('2026-11-17T09:00:00Z')]
  return askThread(file, { text: '', from, to, email: '', hostname: '' }, longest)
}

test('a calendar is read on a thread', async () => {
  const busy = [
    { startsAt: new Date('2026-11-17T08:00:00Z'), endsAt: new Date('2026-11-17T09:00:00Z') },
  ]
  expect(await ask('answers', 60_000)).toEqual({ outcome: 'read', busy })
})

test.each(['hangs', 'stops', 'fails'] as const)(
  'a thread that %s keeps nobody waiting',
  async (kind) => {
    expect(await ask(kind, 300)).toEqual({ outcome: 'too-many' })
  },
)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'

const { db, url } = await openTestDatabase()

async function written(): Promise<number> {
  const { rows } = await db.execute<{ views: number }>(
    sql`select coalesce(sum(views), 0)::int as views from page_visits where property_id = 77`,
  )
  return rows[0]?.views ?? 0
}

/** Killed late in the second that follows a write: all but that second must be there. */
const late = 900
/** The bell rings a little after the write that it tells of. */
const bell = 50
const writesSeen = 4

test('[3.17] a process that is killed loses no visit but those of the last unwritten second', {
  timeout: 90_000,
}, async () => {
  const child = spawn(process.execPath, ['testing/count-in-child.js', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const counted: { at: number; count: number }[] = []
  const writes: number[] = []
  for await (const line of createInterface(child.stdout)) {
    const [at = 0, count = 0] = line.split(' ').map(Number)
    counted.push({ at, count })
    if (line.endsWith('writes') && !child.killed) writes.push(at)
    const last = writes.at(-1) ?? at
    if (writes.length === writesSeen && at - last > late) child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  const lastWrite = writes.at(-1) ?? 0
  const safe = counted.findLast(({ at }) => at < lastWrite - bell)?.count ?? 0
  expect(safe).toBeGreaterThan(0)
  await expect.poll(written).toBeGreaterThanOrEqual(safe)
  expect(await written()).toBeLessThanOrEqual(counted.at(-1)?.count ?? 0)
})

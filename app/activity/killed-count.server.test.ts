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

/** A second between two writes, and what a busy machine takes to write one. */
const mostLost = 2_000

test('[3.17] a process that is killed loses no visit but those of the last unwritten second', {
  timeout: 90_000,
}, async () => {
  const child = spawn(process.execPath, ['testing/count-in-child.js', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const counted: { at: number; count: number }[] = []
  for await (const line of createInterface(child.stdout)) {
    const [at = 0, count = 0] = line.split(' ').map(Number)
    counted.push({ at, count })
    const [first] = counted
    if (first && at - first.at > 4_500 && !child.killed) child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  const last = counted.at(-1) ?? { at: 0, count: 0 }
  const safe = counted.filter(({ at }) => at < last.at - mostLost).at(-1)?.count ?? 0
  expect(safe).toBeGreaterThan(0)
  await expect.poll(written).toBeGreaterThanOrEqual(safe)
  expect(await written()).toBeLessThanOrEqual(last.count)
})

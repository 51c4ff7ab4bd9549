import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { childScript } from '../../testing/children/child-script'
import { openTestDatabase } from '../../testing/test-database'

const { db, url } = await openTestDatabase()

async function written(): Promise<number> {
  const { rows } = await db.execute<{ views: number }>(
    sql`select coalesce(sum(views), 0)::int as views from page_views where property_id = 77`,
  )
  return rows[0]?.views ?? 0
}

test('[3.17] a process that is killed loses no visit but those of the last unwritten second', async () => {
  const script = await childScript('testing/children/count-in-child.ts')
  const child = spawn(process.execPath, [script, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]()
  const tell = async (line: string) => {
    child.stdin.write(`${line}\n`)
    expect((await answers.next()).value).toBe(line)
  }
  expect((await answers.next()).value).toBe('ready')
  for (const seconds of [1, 2, 3]) {
    await tell('count 40')
    await tell('pass 1000')
    await expect.poll(written, { timeout: 60_000 }).toBe(seconds * 40)
  }
  await tell('count 25')
  await tell('pass 999')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(await written()).toBe(120)
})

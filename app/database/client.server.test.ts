import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'

const { db } = await openTestDatabase()
const say = (value: number) => sql`select ${value}::int as value, pg_sleep(0.01)`

test('a transaction may be asked several things at once; the driver has nothing to say about it', async () => {
  const warnings: string[] = []
  const hear = ({ message }: Error) => warnings.push(message)
  process.on('warning', hear)
  const answers = await db.transaction((tx) =>
    Promise.all([1, 2, 3].map(async (value) => (await tx.execute(say(value))).rows[0]?.value)),
  )
  await new Promise(setImmediate)
  process.off('warning', hear)
  expect(answers).toEqual([1, 2, 3])
  expect(warnings).toEqual([])
})

test('a question that fails does not keep the next one waiting', async () => {
  const outcome = db.transaction(async (tx) => {
    const answers = await Promise.allSettled([tx.execute(sql`select 1 / 0`), tx.execute(say(2))])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    tx.rollback()
  })
  await expect(outcome).rejects.toThrow()
  expect((await db.execute(say(4))).rows[0]?.value).toBe(4)
})

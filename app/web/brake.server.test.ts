import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { createBrake, releaseBrakes } from './brake.server'

const { db } = await openTestDatabase()

test('so many tries, then none until the time has passed', async () => {
  const brake = createBrake(db, { name: 'sign-in', tries: 3, seconds: 60 })
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => brake.mayTry('someone')))
  expect(tries.filter(Boolean)).toHaveLength(3)
  expect(await brake.mayTry('someone else')).toBe(true)

  await db.execute(sql`update brakes set until = now() - interval '1 second'`)
  expect(await brake.mayTry('someone')).toBe(true)
})

test('what has passed is thrown away', async () => {
  await createBrake(db, { name: 'other', tries: 1, seconds: -1 }).mayTry('x')
  await releaseBrakes(db)
  const { rows } = await db.execute(sql`select 1 from brakes where until < now()`)
  expect(rows).toEqual([])
})

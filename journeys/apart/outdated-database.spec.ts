import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { refusedStart } from '../../testing/refused-start'
import { test } from '../journey'

test('a database that stopped half-way stops the start with one line', async () => {
  const { code, complaint } = await refusedStart(({ db }) =>
    db.execute(sql`
      create table migrations as
        select '202611150300-foundation.sql' as name, now() as applied_at`),
  )
  expect(code).toBe(1)
  expect(complaint).toMatch(/^This database stopped at 1 of the 43 migrations [^\n]+\n$/)
})

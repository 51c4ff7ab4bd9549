import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { firstRows } from '../../server/first-rows'
import { refusedStart } from '../../testing/refused-start'
import { test } from '../journey'

test('a broken configuration stops the start with one line that names the field', async () => {
  const { code, complaint } = await refusedStart(async ({ db, migrate }) => {
    await migrate(firstRows)
    await db.execute(sql`
      insert into configuration (section, value) values ('header', '{"menu":{"menuMaxItems":0}}')`)
  })
  expect(code).toBe(1)
  expect(complaint).toMatch(/^The configuration is broken at header\.menu\.menuMaxItems: [^\n]+\n$/)
})

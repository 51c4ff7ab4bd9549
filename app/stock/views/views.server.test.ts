import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { findByEmail, insertAccount } from '../../accounts/queries.server'
import { listViews } from './queries.server'
import { removeView, saveView } from './save-view.server'

const { db } = await openTestDatabase()
const tools = { db, now: () => new Date('2026-11-15T10:00:00Z') }

async function colleague() {
  const email = `${randomUUID()}@example.be`
  const about = { email, name: 'An', role: 'agent', language: 'nl' } as const
  await insertAccount(db, { ...about, createdAt: tools.now() })
  return (await findByEmail(db, email))?.id ?? ''
}
const names = async (accountId: string) =>
  (await listViews(db, accountId)).map(({ name, query }) => `${name} ${query}`)

test('a view is of one colleague, and the same name again means the newer', async () => {
  const [an, bo] = [await colleague(), await colleague()]
  await saveView(tools, { accountId: an, name: 'Opties', query: 'state=option' })
  await saveView(tools, { accountId: an, name: 'Álle', query: '' })
  await saveView(tools, { accountId: bo, name: 'Opties', query: 'state=sold' })
  await saveView(tools, { accountId: an, name: 'Opties', query: 'state=option&sort=price' })
  expect(await names(an)).toEqual(['Álle ', 'Opties state=option&sort=price'])
  expect(await names(bo)).toEqual(['Opties state=sold'])

  const [, options] = await listViews(db, an)
  await removeView(tools, { id: options?.id ?? '', accountId: bo })
  expect(await names(an)).toHaveLength(2)
  await removeView(tools, { id: options?.id ?? '', accountId: an })
  await removeView(tools, { id: 'no id at all', accountId: an })
  expect(await names(an)).toEqual(['Álle '])

  await db.execute(sql`delete from accounts where id = ${an}`)
  expect(await names(an)).toEqual([])
})

test('there is an end to how many', async () => {
  const an = await colleague()
  const save = (name: string) => saveView(tools, { accountId: an, name, query: '' })
  for (let number = 1; number <= 30; number += 1) expect(await save(`${number}`)).toBe('saved')
  expect(await save('one more')).toBe('too-many')
  expect(await save('30')).toBe('saved')
})

import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database'
import { firstRuleBook } from './first-rule-book'
import { openRuleBook } from './open-rule-book.server'
import { loadRuleBook } from './queries.server'
import { ruleOn } from './rule-book'
import { rules } from './tables.server'

const { db } = await openTestDatabase()

test('[9.17] a new house has the whole book, and keeps it on the next start', async () => {
  await openRuleBook(db)
  await openRuleBook(db)
  const book = await loadRuleBook(db)
  expect(book).toHaveLength(firstRuleBook.length)
  expect(ruleOn(book, 'renovation-term', 'flanders', '2026-11-15')?.low).toBe(6)
})

test('a house that knew fewer rules gets the new ones, and keeps what the office changed', async () => {
  await db.delete(rules).where(like(rules.rule, 'loan-%'))
  await db.update(rules).set({ low: 5, high: 5 }).where(eq(rules.rule, 'renovation-term'))
  await openRuleBook(db)
  const book = await loadRuleBook(db)
  expect(book).toHaveLength(firstRuleBook.length)
  expect(ruleOn(book, 'loan-registration', 'flanders', '2026-11-15')?.low).toBe(100)
  expect(ruleOn(book, 'renovation-term', 'flanders', '2026-11-15')?.low).toBe(5)
})

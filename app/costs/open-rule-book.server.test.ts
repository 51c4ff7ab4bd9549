import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { firstRuleBook } from './first-rule-book'
import { openRuleBook } from './open-rule-book.server'
import { loadRuleBook } from './queries.server'
import { ruleOn } from './rule-book'

const { db } = await openTestDatabase()

test('[9.17] a new house has the whole book, and keeps it on the next start', async () => {
  await openRuleBook(db)
  await openRuleBook(db)
  const book = await loadRuleBook(db)
  expect(book).toHaveLength(firstRuleBook.length)
  expect(ruleOn(book, 'renovation-term', 'flanders', '2026-11-15')?.low).toBe(6)
})

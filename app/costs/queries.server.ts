import { asc } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { Rule, RuleBook } from './rule-book'
import { rules } from './tables.server'

/** Some two hundred rows: read whole, looked up by a pure rule. */
export async function loadRuleBook(db: Database): Promise<RuleBook> {
  return db.select().from(rules).orderBy(asc(rules.rule), asc(rules.validFrom))
}

export async function insertRules(db: Database, values: Rule[]) {
  if (values.length) await db.insert(rules).values(values)
}

export async function countRules(db: Database): Promise<number> {
  return db.$count(rules)
}

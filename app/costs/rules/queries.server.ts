import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { Rule, RuleBook } from './rule-book'
import { rules } from './tables.server'

export type StoredRule = typeof rules.$inferSelect

const { id, version, note, ...told } = getTableColumns(rules)

/** Some two hundred rows: read whole, looked up by a pure rule. Pages show them, so without our notes. */
export async function loadRuleBook(db: Database): Promise<RuleBook> {
  return db
    .select(told)
    .from(rules)
    .orderBy(asc(rules.rule), asc(rules.region), asc(rules.validFrom))
}

export async function listRules(db: Database): Promise<StoredRule[]> {
  return db.select().from(rules).orderBy(asc(rules.rule), asc(rules.region), asc(rules.validFrom))
}

export async function findRule(db: Database, id: number): Promise<StoredRule | undefined> {
  const [row] = await db.select().from(rules).where(eq(rules.id, id))
  return row
}

export async function startsOfRule(db: Database, rule: Rule['rule'], region: Rule['region']) {
  return db
    .select({ id: rules.id, validFrom: rules.validFrom })
    .from(rules)
    .where(and(eq(rules.rule, rule), eq(rules.region, region)))
}

/** True when nobody saved in between. */
export async function saveRule(
  db: Database,
  id: number,
  basedOn: number,
  change: Partial<Rule & { note: string }>,
): Promise<boolean> {
  const rows = await db
    .update(rules)
    .set({ ...change, version: basedOn + 1 })
    .where(and(eq(rules.id, id), eq(rules.version, basedOn)))
    .returning({ id: rules.id })
  return rows.length === 1
}

export async function insertRules(db: Database, values: (Rule & { note: string })[]) {
  if (values.length) await db.insert(rules).values(values)
}

import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Region } from '../../properties/look-ups/region'
import type { Rule } from './rule-book'
import type { RuleName } from './rule-names'

/** The rule book: every value that law or market sets, with its days and its source. */
export const rules = pgTable('rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rule: text().$type<RuleName>().notNull(),
  region: text().$type<Region | 'belgium'>().notNull(),
  low: bigint({ mode: 'number' }).notNull(),
  high: bigint({ mode: 'number' }).notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  source: text().notNull(),
  note: text().notNull().default(''),
  checkedOn: date('checked_on', { mode: 'string' }).notNull(),
  certainty: text().$type<Rule['certainty']>().notNull(),
  version: integer().notNull().default(1),
})

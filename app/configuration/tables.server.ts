import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SectionName } from './site-configuration'

export const configuration = pgTable('configuration', {
  section: text().$type<SectionName>().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer().notNull().default(1),
})

import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { DraftKind } from './edited-content'

export const drafts = pgTable(
  'drafts',
  {
    kind: text().$type<DraftKind>().notNull(),
    id: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version of what is published, when the draft was begun. */
    basedOn: integer('based_on').notNull(),
    /** Counts the savings of the draft itself. */
    version: integer().notNull().default(1),
    savedBy: text('saved_by').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const movedPaths = pgTable(
  'moved_paths',
  {
    path: text().primaryKey(),
    target: text().notNull(),
    movedAt: timestamp('moved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index().on(table.target)],
)

import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'

export const backupRuns = pgTable('backup_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['backup', 'drill'] }).notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  outcome: text({ enum: ['running', 'done', 'failed', 'interrupted'] }).notNull(),
  backup: text(),
  counts: jsonb().$type<Record<string, number>>().notNull().default({}),
  problem: text(),
})

import { bigint, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

/** Of a property or of a project: one of both is set. */
export const unsavedEdits = pgTable('unsaved_edits', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  propertyId: integer('property_id'),
  projectId: integer('project_id'),
  accountId: uuid('account_id').notNull(),
  /** The version that was opened, and what it said: what differs from it was typed. */
  version: integer().notNull(),
  base: jsonb().$type<Record<string, unknown>>().notNull(),
  typed: jsonb().$type<Record<string, unknown>>().notNull(),
  changedAt: moment('changed_at').notNull(),
})

export type UnsavedEdit = typeof unsavedEdits.$inferSelect

import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

export const todos = pgTable('todos', {
  id: uuid().primaryKey().defaultRandom(),
  words: text().notNull(),
  day: date().notNull(),
  /** Null: it is for the whole office. */
  forId: uuid('for_id'),
  propertyId: integer('property_id'),
  contactId: uuid('contact_id'),
  madeAt: moment('made_at').notNull(),
  madeBy: text('made_by').notNull(),
  doneAt: moment('done_at'),
  doneBy: text('done_by'),
  version: integer().notNull().default(1),
  submission: uuid().notNull(),
})

export type Todo = typeof todos.$inferSelect

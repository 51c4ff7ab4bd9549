import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'
import type { Before } from './net-news'

/** One line for each property that changed and of which nobody heard yet. */
export const settlingNews = pgTable('settling_news', {
  propertyId: integer('property_id').primaryKey(),
  was: jsonb().$type<Before>().notNull(),
  since: moment('since').notNull(),
  dueAt: moment('due_at').notNull(),
})

import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

export const plannedPublications = pgTable('planned_publications', {
  propertyId: integer('property_id').primaryKey(),
  publishAt: moment('publish_at').notNull(),
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  /** Why it could not go on the site when its moment came. */
  failure: text().$type<'incomplete' | 'withheld'>(),
})

export type PlannedPublication = typeof plannedPublications.$inferSelect

import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const propertyMandates = pgTable('property_mandates', {
  propertyId: integer('property_id').primaryKey(),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  isExclusive: boolean('is_exclusive').notNull().default(false),
  commission: text().notNull().default(''),
  keys: text().notNull().default(''),
  agentId: integer('agent_id'),
  version: integer().notNull().default(1),
})

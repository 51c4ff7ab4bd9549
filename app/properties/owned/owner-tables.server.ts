import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

export const propertyOwners = pgTable(
  'property_owners',
  {
    accountId: uuid('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.propertyId] })],
)

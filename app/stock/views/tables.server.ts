import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

/** A name that one of the staff gave to what the list of properties shows. */
export const stockViews = pgTable('stock_views', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  name: text().notNull(),
  /** As in the address of the list. */
  query: text().notNull(),
  madeAt: moment('made_at').notNull(),
})

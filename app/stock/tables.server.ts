import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { ClosingState, withdrawReasons } from './closing'

/** How a property left the offer. For the office only. */
export const propertyClosings = pgTable('property_closings', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  propertyId: integer('property_id').notNull(),
  state: text().$type<ClosingState>().notNull(),
  closedAt: moment('closed_at').notNull(),
  priceCents: bigint('price_cents', { mode: 'number' }),
  buyer: text().notNull().default(''),
  reason: text().$type<(typeof withdrawReasons)[number]>(),
  explanation: text().notNull().default(''),
  undoneAt: moment('undone_at'),
})

import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Refusable } from './consent'

/** Proof of a choice, without a person: which text was shown, what was agreed to, and when. */
export const consentReceipts = pgTable('consent_receipts', {
  id: uuid().primaryKey(),
  version: integer().notNull(),
  language: text().notNull(),
  agreed: jsonb().$type<Refusable[]>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})

import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who changed what in the office. The name stays readable after its account is gone. */
export const changes = pgTable('changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  kind: text().notNull(),
  subject: text().notNull(),
  action: text().notNull(),
  before: jsonb().$type<unknown>(),
  after: jsonb().$type<unknown>(),
})

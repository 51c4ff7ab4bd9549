import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose it is, once the form was sent. */
  enquiryId: uuid('enquiry_id'),
  file: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

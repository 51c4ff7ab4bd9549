import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose it is, once the form was sent. */
  enquiryId: uuid('enquiry_id'),
  /** The mail it came with, where it was not sent by a form. */
  incomingMailId: uuid('incoming_mail_id'),
  file: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'
import type { MessageKind } from '../../mail/incoming/message'

/** By the signed address, by the letter that it answers, or by a colleague. */
export type FoundBy = 'address' | 'reference' | 'hand'

export const incomingMails = pgTable('incoming_mails', {
  id: uuid().primaryKey().defaultRandom(),
  /** One row per mail, however often it is fetched. */
  key: text().notNull(),
  enquiryId: uuid('enquiry_id'),
  kind: text().$type<MessageKind>().notNull(),
  foundBy: text('found_by').$type<FoundBy>(),
  sender: text().notNull(),
  senderName: text('sender_name').notNull(),
  subject: text().notNull(),
  words: text().notNull(),
  quoted: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  isTooBig: boolean('is_too_big').notNull(),
  /** Names of what was enclosed and not kept. */
  leftOut: text('left_out').array().notNull(),
  arrivedAt: moment('arrived_at').notNull(),
  takenAt: moment('taken_at').notNull(),
})

export type IncomingMail = typeof incomingMails.$inferSelect

/** One row. */
export const mailboxStates = pgTable('mailbox_states', {
  isOnly: boolean('is_only').primaryKey().default(true),
  readAt: moment('read_at'),
  failingSince: moment('failing_since'),
  problem: text(),
})

export const failedMails = pgTable('failed_mails', {
  /** Where it lay in the inbox: a mail that is put back has another. */
  id: text().primaryKey(),
  sender: text().notNull(),
  subject: text().notNull(),
  arrivedAt: moment('arrived_at').notNull(),
  problem: text().notNull(),
  tries: integer().notNull(),
  tryAt: moment('try_at').notNull(),
  setAsideAt: moment('set_aside_at'),
})

import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

export const quietHoursOf = pgTable('quiet_hours', {
  accountId: uuid('account_id').primaryKey(),
  begins: text().notNull(),
  ends: text().notNull(),
})

/** What a colleague is told of once their quiet hours are over. */
export const quietNews = pgTable('quiet_news', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  enquiryId: uuid('enquiry_id').notNull(),
  /** Of the letter that it would have been. */
  key: text().notNull(),
  kind: text().$type<'assigned' | 'replied'>().notNull(),
  notedAt: moment('noted_at').notNull(),
  leaveAt: moment('leave_at').notNull(),
})

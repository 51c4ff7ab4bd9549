import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/moment-column'

export const ownerTaskAnswers = pgTable('owner_task_answers', {
  id: uuid().primaryKey().defaultRandom(),
  taskId: uuid('task_id').notNull(),
  kind: text().$type<'approval' | 'file'>().notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  /** The text that was approved. */
  words: text().notNull().default(''),
  file: text(),
  fileName: text('file_name').notNull().default(''),
  fileType: text('file_type').notNull().default(''),
  bytes: integer().notNull().default(0),
  answeredAt: moment('answered_at').notNull(),
})

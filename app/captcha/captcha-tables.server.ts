import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const expiresAt = timestamp('expires_at', { withTimezone: true }).notNull()

export const captchaChallenges = pgTable('captcha_challenges', {
  id: uuid().primaryKey(),
  answer: text().notNull(),
  expiresAt,
})

export const captchaSpent = pgTable('captcha_spent', { key: text().primaryKey(), expiresAt })

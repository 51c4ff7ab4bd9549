import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Language } from '../language/languages'
import type { Role } from './account'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  language: text().$type<Language>().notNull(),
  /** argon2id; null until the invitation is accepted. */
  passwordHash: text('password_hash'),
  /** Base32, encrypted, once the second factor is set up. */
  totpSecret: text('totp_secret'),
  /** The last time step that was used: a code works once. */
  totpUsedStep: integer('totp_used_step'),
  /** Hashes of the codes that are left. */
  recoveryCodes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull(),
  version: integer().notNull().default(1),
})

export const sessions = pgTable('sessions', {
  /** Of the token in the cookie: who reads the table cannot sign in with it. */
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  /** Moves on with each visit, never beyond the end. */
  expiresAt: moment('expires_at').notNull(),
  /** Shown to the person, to recognise a device. */
  device: text().notNull(),
  /** Staff have half a session until their code is in. */
  isComplete: boolean('is_complete').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** When a password, a code or a passkey was last given. */
  provedAt: moment('proved_at').notNull(),
  /** The network it was opened in; '' when unknown. */
  place: text().notNull().default(''),
})

export type KeyPurpose = 'invitation' | 'reset'

/** Links that set a password: one use, one purpose, a limited time. */
export const accountKeys = pgTable('account_keys', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text().$type<KeyPurpose>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** What signs for somebody in place of a password and a code. */
export const passkeys = pgTable('passkeys', {
  /** Chosen by the authenticator, in base64url. */
  id: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text().notNull(),
  /** COSE, in base64url. */
  publicKey: text('public_key').notNull(),
  /** Of signatures, as the authenticator tells it; many tell 0 each time. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: jsonb().$type<string[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})

export type ChallengePurpose = 'add' | 'sign-in' | 'second-factor' | 'proof'

/** What a passkey is asked to sign: taken away by the first answer. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  purpose: text().$type<ChallengePurpose>().notNull(),
  /** The hash of a session's token, or what the browser of a stranger holds in a cookie. */
  holder: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

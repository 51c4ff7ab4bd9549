import { bigint, integer, jsonb, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Title } from '../forms/fields'
import type { Language } from '../language/languages'
import type { NoteKind, TraceKind } from './contact'

export const contacts = pgTable('contacts', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().$type<Title | ''>().notNull().default(''),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  /** The one we write to; all that are theirs stand in contact_addresses. */
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  language: text().$type<Language>().notNull(),
  town: text().notNull().default(''),
  note: text().notNull().default(''),
  madeAt: moment('made_at').notNull(),
  /** Of what a colleague wrote; null for one that lives by what it is linked to. */
  keptUntil: moment('kept_until'),
  mergedInto: uuid('merged_into'),
  version: integer().notNull().default(1),
})

export type Contact = typeof contacts.$inferSelect

export const contactAddresses = pgTable('contact_addresses', {
  email: text().primaryKey(),
  contactId: uuid('contact_id').notNull(),
})

/** Made by the triggers in definitions/contacts.sql; exactly one of the others is filled in. */
export const contactLinks = pgTable('contact_links', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contactId: uuid('contact_id').notNull(),
  enquiryId: uuid('enquiry_id'),
  demandId: uuid('demand_id'),
  appointmentId: uuid('appointment_id'),
  waitingId: uuid('waiting_id'),
  accountId: uuid('account_id'),
})

export const contactNotes = pgTable('contact_notes', {
  id: uuid().primaryKey().defaultRandom(),
  contactId: uuid('contact_id').notNull(),
  kind: text().$type<NoteKind>().notNull(),
  words: text().notNull().default(''),
  at: moment('at').notNull(),
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  submission: uuid().notNull(),
})

/** What went from one card to the other. */
export type Moved = {
  links: number[]
  addresses: string[]
  notes: string[]
  filled: string[]
  todos?: string[]
}

export const contactMerges = pgTable('contact_merges', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  keptId: uuid('kept_id').notNull(),
  goneId: uuid('gone_id').notNull(),
  moved: jsonb().$type<Moved>().notNull(),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
  undoneAt: moment('undone_at'),
})

/** Two cards that are of two people, the lower id first. */
export const contactDifferences = pgTable('contact_differences', {
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
})

/** All that is said of a person elsewhere, as it was said at the time. */
export const contactTraces = pgView('contact_traces', {
  contactId: uuid('contact_id').notNull(),
  kind: text().$type<TraceKind>().notNull(),
  id: uuid().notNull(),
  at: moment('at').notNull(),
  /** The form of an enquiry, the list of a demand, where a viewing was booked. */
  what: text().notNull(),
  state: text().notNull(),
  propertyId: integer('property_id'),
  projectId: integer('project_id'),
  email: text().notNull(),
  phone: text().notNull(),
  /** When it is forgotten, or from when that is counted. */
  until: moment('until'),
}).existing()

/** Properties that this person bought or rented through us. */
export const contactClosings = pgView('contact_closings', {
  contactId: uuid('contact_id').notNull(),
  id: bigint({ mode: 'number' }).notNull(),
  propertyId: integer('property_id').notNull(),
  state: text().$type<'sold' | 'rented'>().notNull(),
  at: moment('at').notNull(),
  buyer: text().notNull(),
}).existing()

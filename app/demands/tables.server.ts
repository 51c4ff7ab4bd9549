import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Language } from '../language/languages'
import type { DemandList, DemandStatus, Frequency, NewsKind } from './demand'
import type { Was } from './letters/change-line'

export type Seeker = { title: string; firstName: string; lastName: string; phone: string }

export const demands = pgTable('demands', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  person: jsonb().$type<Seeker>().notNull(),
  list: text().$type<DemandList>().notNull(),
  /** As they were understood when registered; read again through the criteria's own shape. */
  criteria: jsonb().$type<unknown>().notNull(),
  /** The criteria as one address: registering the same twice is one demand. */
  criteriaKey: text('criteria_key').notNull(),
  frequency: text().$type<Frequency>().notNull(),
  status: text().$type<DemandStatus>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** By the person: it counts how long we may keep it. */
  changedAt: moment('changed_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  version: integer().notNull().default(1),
})

/** What a person is to hear, or has heard: each change once, however many demands it meets. */
export const demandNews = pgTable(
  'demand_news',
  {
    email: text().notNull(),
    propertyId: integer('property_id').notNull(),
    /** The change itself: "published", "price 29900000". */
    change: text().notNull(),
    kind: text().$type<NewsKind>().notNull(),
    /** What visitors saw before. */
    was: jsonb().$type<Was>(),
    demandId: uuid('demand_id').notNull(),
    foundAt: moment('found_at').notNull(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.email, table.propertyId, table.change] })],
)

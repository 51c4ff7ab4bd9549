import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { Language } from '../language/languages'
import type { ActivityStatus, ActivityTopic, ActivityType } from './activity'
import type { PageViewSource } from './page-view-source'
import type { TaskWants } from './tasks/task'

const day = (name: string) => date(name, { mode: 'string' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const pageViews = pgTable(
  'page_views',
  {
    propertyId: integer('property_id').notNull(),
    day: day('day').notNull(),
    source: text().$type<PageViewSource>().notNull(),
    language: text().$type<Language>().notNull(),
    views: integer().notNull().default(0),
    /** One person, one property, one day: counted once. */
    visitors: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.source, table.language] })],
)

export const dailySalts = pgTable('daily_salts', {
  day: day('day').primaryKey(),
  salt: bytes().notNull(),
})

export const dayVisitors = pgTable(
  'day_visitors',
  {
    day: day('day').notNull(),
    propertyId: integer('property_id').notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.propertyId, table.visitor] })],
)

export const activities = pgTable('activities', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  /** Of what happened: "enquiry:<id>", "visit:<id>". Told again, it is changed, not added. */
  key: text().notNull().unique(),
  propertyId: integer('property_id').notNull(),
  at: moment('at').notNull(),
  type: text().$type<ActivityType>().notNull(),
  /** Shortened: "J. P." */
  contact: text().notNull().default(''),
  topic: text().$type<ActivityTopic>(),
  /** As written by a person; a topic says it in every language. */
  subject: text().notNull().default(''),
  comment: text().notNull().default(''),
  status: text().$type<ActivityStatus>().notNull(),
  source: text().notNull(),
  /** Otherwise it is the agency's alone. */
  isShown: boolean('is_shown').notNull().default(true),
})

export const onlineMedia = pgTable(
  'online_media',
  {
    propertyId: integer('property_id').notNull(),
    medium: text().notNull(),
    url: text().notNull().default(''),
    since: day('since').notNull(),
    views: integer().notNull().default(0),
    leads: integer().notNull().default(0),
    toldAt: moment('told_at').notNull(),
    /** The last day it was shown there; null while it is. */
    endedOn: day('ended_on'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.medium] })],
)

export const ownerTasks = pgTable('owner_tasks', {
  id: uuid().primaryKey().defaultRandom(),
  propertyId: integer('property_id').notNull(),
  title: text().notNull(),
  explanation: text().notNull().default(''),
  /** What the owner can do about it in the portal. */
  wants: text().$type<TaskWants>().notNull().default('answer'),
  dueOn: day('due_on'),
  askedAt: moment('asked_at').notNull(),
  doneAt: moment('done_at'),
})

export const digestStops = pgTable('digest_stops', {
  accountId: uuid('account_id').primaryKey(),
  stoppedAt: moment('stopped_at').notNull(),
})

import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/moment-column'
import type { AskedRun } from './crm/asked-run'
import type { Unfinished } from './crm/crm'
import { noOwnCodes, type OwnCodes } from './crm/own-codes'
import type { Rhythm } from './crm/rhythm'
import type { HookEvent, HookState } from './crm-hooks/hook'
import type { FeedCounts, FeedOutcome, FeedProblem } from './feed-report'
import type { NoticeContent, NoticeKind, NoticeState, Tells } from './notices/notice'

export const feedRuns = pgTable('feed_runs', {
  id: uuid().primaryKey().defaultRandom(),
  /** In the order in which they began. */
  number: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
  source: text().notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  outcome: text().$type<FeedOutcome | 'running'>().notNull(),
  counts: jsonb().$type<FeedCounts | Record<string, never>>().notNull().default({}),
  problems: jsonb().$type<FeedProblem[]>().notNull().default([]),
})

/** Read and judged, one row per language; nothing of it is on the site yet. */
export const feedRecords = pgTable(
  'feed_records',
  {
    runId: uuid('run_id').notNull(),
    kind: text().notNull(),
    id: integer().notNull(),
    language: text().notNull(),
    record: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.id, table.language] })],
)

/** What the run will write, in our own words and with our own copies of the pictures. */
export const feedChanges = pgTable(
  'feed_changes',
  {
    runId: uuid('run_id').notNull(),
    kind: text().notNull(),
    id: integer().notNull(),
    row: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.id] })],
)

export const feedFiles = pgTable('feed_files', {
  source: text().primaryKey(),
  shelf: text().$type<'pictures' | 'documents'>().notNull(),
  file: text().notNull(),
  hash: text().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  tone: text(),
  fetchedAt: moment('fetched_at').notNull(),
  etag: text(),
  lastModified: text('last_modified'),
  version: text(),
})

export const feedSources = pgTable('feed_sources', {
  name: text().primaryKey(),
  crm: text().notNull(),
  isOn: boolean('is_on').notNull().default(false),
  credentials: text().notNull(),
  token: text(),
  readUntil: text('read_until'),
  readAs: text('read_as'),
  listedAt: moment('listed_at'),
  unfinished: jsonb().$type<Unfinished>(),
  tells: text().$type<Tells>().notNull().default('all'),
  rhythm: text().$type<Rhythm>().notNull().default('round'),
  ownCodes: jsonb('own_codes').$type<OwnCodes>().notNull().default(noOwnCodes),
  /** Until then it asked to be left alone. */
  restUntil: moment('rest_until'),
  /** A run that somebody asked for and that was not begun yet. */
  asked: jsonb().$type<AskedRun>(),
})

export const feedIds = pgTable(
  'feed_ids',
  {
    source: text().notNull(),
    kind: text().$type<'property' | 'project'>().notNull(),
    externalId: text('external_id').notNull(),
    id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId] }),
    uniqueIndex('feed_ids_id').on(table.kind, table.id),
  ],
)

/** What a CRM is to hear of, one row for each thing and each CRM. */
export const feedNotices = pgTable('feed_notices', {
  id: uuid().primaryKey().defaultRandom(),
  source: text().notNull(),
  kind: text().$type<NoticeKind>().notNull(),
  /** The enquiry, demand or appointment. */
  subject: text().notNull(),
  /** Null once the CRM has taken it, or nobody is to tell it any more. */
  content: jsonb().$type<NoticeContent>(),
  email: text().notNull().default(''),
  version: integer().notNull().default(1),
  state: text().$type<NoticeState>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  answer: text(),
  externalId: text('external_id'),
  told: text(),
  owedAt: moment('owed_at').notNull(),
  dueAt: moment('due_at').notNull(),
  begunAt: moment('begun_at'),
  takenAt: moment('taken_at'),
})

/** The newest word of a CRM about each home or project that it tells us of by itself. */
export const feedHooks = pgTable(
  'feed_hooks',
  {
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    event: text().$type<HookEvent>().notNull(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text().$type<HookState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    answer: text(),
    units: text().array(),
    project: text(),
  },
  (table) => [primaryKey({ columns: [table.source, table.externalId] })],
)

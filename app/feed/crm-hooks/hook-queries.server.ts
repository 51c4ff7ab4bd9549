import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { delayAfter } from '../../mail/delivery'
import { feedHooks, feedIds } from '../tables.server'
import { type Hook, type HookLine, isReadable } from './hook'
import type { LastWord } from './who-exists'

export type HookRow = typeof feedHooks.$inferSelect

/**
 * The newest word has the say, and of two of the same moment that which says gone: what comes twice,
 * late or again changes nothing. False when it said nothing new.
 */
export async function putHook(tx: Database, source: string, hook: Hook, now: Date) {
  const fresh = { ...hook, receivedAt: now, dueAt: now, state: 'waiting' as const, answer: null }
  const isNewer = sql`(excluded.happened_at, excluded.event = 'deleted')
    > (${feedHooks.happenedAt}, ${feedHooks.event} = 'deleted')`
  const rows = await tx
    .insert(feedHooks)
    .values({ source, ...fresh })
    .onConflictDoUpdate({
      target: [feedHooks.source, feedHooks.externalId],
      set: { ...fresh, attempts: 0 },
      setWhere: isNewer,
    })
    .returning({ externalId: feedHooks.externalId })
  return rows.length > 0
}

const isWaiting = (source: string) =>
  and(eq(feedHooks.source, source), eq(feedHooks.state, 'waiting'))

/** Those that were tried least first, so that one that cannot be read keeps nobody waiting. */
export function waitingHooks(db: Database, source: string, limit: number): Promise<HookRow[]> {
  return db
    .select()
    .from(feedHooks)
    .where(isWaiting(source))
    .orderBy(asc(feedHooks.attempts), asc(feedHooks.receivedAt), asc(feedHooks.externalId))
    .limit(limit)
}

export async function hasDueHooks(db: Database, source: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ externalId: feedHooks.externalId })
    .from(feedHooks)
    .where(and(isWaiting(source), lte(feedHooks.dueAt, now)))
    .limit(1)
  return rows.length > 0
}

export function lastWords(db: Database, source: string): Promise<LastWord[]> {
  const { externalId, event, happenedAt, units, project } = feedHooks
  return db
    .select({ externalId, event, happenedAt, units, project })
    .from(feedHooks)
    .where(eq(feedHooks.source, source))
}

/** What was told of and does not wait any more. */
export async function workedOff(db: Database, source: string): Promise<string[]> {
  const { externalId, event, state } = feedHooks
  const rows = await db
    .select({ externalId })
    .from(feedHooks)
    .where(and(eq(feedHooks.source, source), eq(event, 'changed'), ne(state, 'waiting')))
    .orderBy(asc(externalId))
  return rows.map((row) => row.externalId)
}

type Settled = { units?: string[] | null; project?: string | null }

/** Worked off, unless a newer word came meanwhile; what it says of units holds all the same. */
export async function settleHook(
  tx: Database,
  { source, externalId, happenedAt }: HookKey,
  { units, project }: Settled = {},
) {
  const is = and(eq(feedHooks.source, source), eq(feedHooks.externalId, externalId))
  if (units !== undefined || project !== undefined) {
    await tx.update(feedHooks).set({ units, project }).where(is)
  }
  await tx
    .update(feedHooks)
    .set({ state: 'done', answer: null })
    .where(and(is, eq(feedHooks.happenedAt, happenedAt)))
}

type ReadHook = { externalId: string; happenedAt: Date; project: string | null }

/** Homes that were read, all at once; a newer word that came meanwhile stays to be worked off. */
export async function settleHomes(tx: Database, source: string, homes: ReadHook[]) {
  const told = JSON.stringify(homes)
  await tx.execute(sql`
    update ${feedHooks} set units = null, project = told.project,
      state = case when ${feedHooks.happenedAt} = told."happenedAt" then 'done' else state end,
      answer = case when ${feedHooks.happenedAt} = told."happenedAt" then null else answer end
    from jsonb_to_recordset(${told}::jsonb)
      as told("externalId" text, "happenedAt" timestamptz, project text)
    where ${feedHooks.source} = ${source} and ${feedHooks.externalId} = told."externalId"`)
}

type HookKey = { source: string; externalId: string; happenedAt: Date }

/** Tried in vain: later again, as long as it can be read. One that says gone waits until it was heard. */
export async function putOffHook(tx: Database, row: HookRow, answer: string, now: Date) {
  const attempts = row.attempts + 1
  const isMissed = row.event === 'changed' && !isReadable(row.receivedAt, now)
  await tx
    .update(feedHooks)
    .set({
      attempts,
      answer,
      state: isMissed ? 'missed' : 'waiting',
      dueAt: new Date(now.getTime() + delayAfter(attempts)),
    })
    .where(
      and(
        eq(feedHooks.source, row.source),
        eq(feedHooks.externalId, row.externalId),
        eq(feedHooks.happenedAt, row.happenedAt),
      ),
    )
}

/** Newest first. */
export async function listHooks(db: Database, source: string, limit: number): Promise<HookLine[]> {
  const { externalId, event, happenedAt, receivedAt, state, answer } = feedHooks
  const isSame = and(eq(feedIds.source, feedHooks.source), eq(feedIds.externalId, externalId))
  return db
    .select({ externalId, event, happenedAt, receivedAt, state, answer, id: feedIds.id })
    .from(feedHooks)
    .leftJoin(feedIds, and(isSame, eq(feedIds.kind, 'property')))
    .where(eq(feedHooks.source, source))
    .orderBy(desc(receivedAt), asc(externalId))
    .limit(limit)
}

import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { feedIds, feedRecords, feedSources } from '../tables.server'
import { type AskedRun, joined } from './asked-run'
import type { CrmKind, Unfinished } from './crm'

export type FeedSourceRow = typeof feedSources.$inferSelect

export function listSources(db: Database): Promise<FeedSourceRow[]> {
  return db.select().from(feedSources).orderBy(asc(feedSources.name))
}

export async function findSource(db: Database, name: string): Promise<FeedSourceRow | undefined> {
  const [row] = await db.select().from(feedSources).where(eq(feedSources.name, name))
  return row
}

/** Other credentials may open another agency: it is read from the beginning. */
export async function saveSource(
  db: Database,
  source: Pick<FeedSourceRow, 'name' | 'crm' | 'credentials'>,
) {
  const { crm, credentials } = source
  const anew = {
    token: null,
    readUntil: null,
    readAs: null,
    listedAt: null,
    unfinished: null,
    restUntil: null,
  }
  await db
    .insert(feedSources)
    .values(source)
    .onConflictDoUpdate({ target: feedSources.name, set: { crm, credentials, ...anew } })
}

type SourceState = Partial<
  Pick<
    FeedSourceRow,
    | 'isOn'
    | 'tells'
    | 'rhythm'
    | 'ownCodes'
    | 'token'
    | 'readUntil'
    | 'readAs'
    | 'listedAt'
    | 'unfinished'
    | 'restUntil'
    | 'asked'
  >
>

export async function changeSource(db: Database, name: string, state: SourceState) {
  await db.update(feedSources).set(state).where(eq(feedSources.name, name))
}

/** Asked for twice is one run, which does both. */
export async function keepAsked(tx: Database, name: string, asked: AskedRun) {
  const [row] = await tx
    .select({ before: feedSources.asked })
    .from(feedSources)
    .where(eq(feedSources.name, name))
    .for('update')
  await changeSource(tx, name, { asked: joined(row?.before ?? null, asked) })
}

/** What was asked for meanwhile is still owed. */
export async function settleAsked(db: Database, name: string, { at }: AskedRun) {
  await db
    .update(feedSources)
    .set({ asked: null })
    .where(and(eq(feedSources.name, name), eq(sql`${feedSources.asked} ->> 'at'`, at)))
}

/** As long as it asked for when it was last called too often. */
export async function leaveAlone(db: Database, name: string, rest: number, now: Date) {
  if (rest > 0) await changeSource(db, name, { restUntil: new Date(now.getTime() + rest) })
}

export function isResting({ restUntil }: Pick<FeedSourceRow, 'restUntil'>, now: Date): boolean {
  return restUntil !== null && restUntil > now
}

/** Our numbers of those things; what is new gets one, and keeps it whatever becomes of the run. */
export async function claimIds(
  db: Database,
  source: string,
  kind: CrmKind,
  externalIds: string[],
): Promise<Map<string, number>> {
  if (externalIds.length === 0) return new Map()
  const asked = sql`jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb)`
  await db.execute(sql`
    insert into ${feedIds} (source, kind, external_id, id)
    select ${source}, ${kind}, external_id, nextval('feed_ids_next')
    from (select distinct value as external_id from ${asked}) as told
    where not exists (select from ${feedIds} known
      where known.source = ${source} and known.kind = ${kind} and known.external_id = told.external_id)
    on conflict do nothing`)
  const { rows } = await db.execute<{ externalId: string; id: number }>(sql`
    select external_id as "externalId", id from ${feedIds}
    where source = ${source} and kind = ${kind} and external_id in (select value from ${asked})`)
  return new Map(rows.map(({ externalId, id }) => [externalId, id]))
}

/** Our numbers of what the CRM calls so, whatever it is. */
/** All of a source, or those of them that are asked for. */
export async function knownIds(db: Database, source: string, only?: string[]) {
  const { externalId, kind, id } = feedIds
  const isAsked = only && sql`${externalId} = any(${sql.param(only)}::text[])`
  return db
    .select({ externalId, kind, id })
    .from(feedIds)
    .where(and(eq(feedIds.source, source), isAsked))
}

export async function idsOfSource(db: Database, source: string, kind: CrmKind): Promise<number[]> {
  const rows = await db
    .select({ id: feedIds.id })
    .from(feedIds)
    .where(and(eq(feedIds.source, source), eq(feedIds.kind, kind)))
  return rows.map(({ id }) => id)
}

export async function idsOfAllSources(db: Database, kind: CrmKind): Promise<number[]> {
  const rows = await db.select({ id: feedIds.id }).from(feedIds).where(eq(feedIds.kind, kind))
  return rows.map(({ id }) => id)
}

/** Numbers in the stage of a file that belong to a CRM. */
export async function takenNumbers(db: Database, runId: string) {
  return db
    .selectDistinct({ kind: feedIds.kind, id: feedIds.id })
    .from(feedRecords)
    .innerJoin(feedIds, and(eq(feedIds.kind, feedRecords.kind), eq(feedIds.id, feedRecords.id)))
    .where(eq(feedRecords.runId, runId))
}

/** What a reading that was interrupted had laid out, as the CRM names it. */
export async function stagedExternalIds(db: Database, runId: string): Promise<string[]> {
  const rows = await db
    .select({ externalId: feedIds.externalId })
    .from(feedRecords)
    .innerJoin(feedIds, and(eq(feedIds.kind, feedRecords.kind), eq(feedIds.id, feedRecords.id)))
    .where(eq(feedRecords.runId, runId))
  return rows.map(({ externalId }) => externalId)
}

export async function moveStage(db: Database, from: string, to: string) {
  await db.update(feedRecords).set({ runId: to }).where(eq(feedRecords.runId, from))
}

export async function emptyStage(db: Database, runId: string) {
  await db.delete(feedRecords).where(eq(feedRecords.runId, runId))
}

export async function noteUnfinished(db: Database, source: string, unfinished: Unfinished | null) {
  await changeSource(db, source, { unfinished })
}

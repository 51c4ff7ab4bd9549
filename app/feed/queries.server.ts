import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { upsertAll } from '../database/upsert-all.server'
import { isAtWork } from '../database/while-alone.server'
import { isLanguage, languages } from '../language/languages'
import type { FeedReport } from './feed-report'
import type { PerLanguage } from './records/feed-content'
import { feedChanges, feedFiles, feedRecords, feedRuns } from './tables.server'

/** Starts with a clean table: what an interrupted run left behind is swept away, unless it is gone on with. */
export async function openRun(
  db: Database,
  source: string,
  startedAt: Date,
  unfinishedRun?: string,
): Promise<string> {
  if (unfinishedRun) await clearAllBut(db, unfinishedRun)
  else await clearStage(db)
  await db
    .update(feedRuns)
    .set({ outcome: 'interrupted', finishedAt: startedAt })
    .where(eq(feedRuns.outcome, 'running'))
  const [run] = await db
    .insert(feedRuns)
    .values({ source, startedAt, outcome: 'running' })
    .returning({ id: feedRuns.id })
  if (!run) throw new Error('The run could not be written down.')
  return run.id
}

export async function closeRun(db: Database, id: string, report: FeedReport, finishedAt: Date) {
  const { outcome, counts, problems } = report
  await db
    .update(feedRuns)
    .set({ outcome, counts, problems, finishedAt })
    .where(eq(feedRuns.id, id))
}

export async function clearStage(db: Database) {
  await db.execute(sql`truncate ${feedRecords}, ${feedChanges}`)
}

async function clearAllBut(db: Database, runId: string) {
  await db.delete(feedRecords).where(ne(feedRecords.runId, runId))
  await db.execute(sql`truncate ${feedChanges}`)
}

export function listFeedRuns(db: Database, limit: number, source?: string) {
  return db
    .select()
    .from(feedRuns)
    .where(source === undefined ? undefined : eq(feedRuns.source, source))
    .orderBy(desc(feedRuns.startedAt), desc(feedRuns.number))
    .limit(limit)
}

/** The run that is under way, if its import still lives. */
export async function runUnderWay(db: Database) {
  if (!(await isAtWork(db, 'import'))) return undefined
  const { source, startedAt } = feedRuns
  const [run] = await db
    .select({ source, startedAt })
    .from(feedRuns)
    .where(eq(feedRuns.outcome, 'running'))
    .orderBy(desc(feedRuns.number))
    .limit(1)
  return run
}

/** When something was last taken in. */
export async function lastAppliedRun(db: Database): Promise<Date | null> {
  const [run] = await db
    .select({ at: feedRuns.finishedAt })
    .from(feedRuns)
    .where(eq(feedRuns.outcome, 'applied'))
    .orderBy(desc(feedRuns.startedAt), desc(feedRuns.number))
    .limit(1)
  return run?.at ?? null
}

type Kind = 'property' | 'project'
type StagedRecord = { id: number; language: string; record: unknown }

/** Stands for the language of a record that tells all of them. */
export const wholeRecord = 'all'
/** A thing as it was laid out: a record per language, or one in our own words. */
export type StagedTexts = PerLanguage<string> & { all?: string }

/** A record told twice in one language counts once: the last one has the say. */
export async function stageRecords(db: Database, runId: string, kind: Kind, batch: StagedRecord[]) {
  const rows = [...new Map(batch.map((one) => [`${one.id} ${one.language}`, one])).values()]
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  const languages = sql.param(rows.map(({ language }) => language))
  await db.execute(sql`
    insert into ${feedRecords} (run_id, kind, id, language, record)
    select ${runId}, ${kind}, told.* from
      unnest(${ids}::int[], ${languages}::text[], ${inLines(rows.map(({ record }) => record))}) as told
    on conflict (run_id, kind, id, language) do update set record = excluded.record`)
}

/** Any number of values as one parameter, a line each: within JSON a line break is written otherwise. */
function inLines(values: unknown[]) {
  const lines = values.map((value) => JSON.stringify(value)).join('\n')
  return sql`string_to_array(${lines}, ${'\n'})`
}

/** The next few things after that id, each in all its languages. */
export async function stagedAfter(
  db: Database,
  { runId, kind, after, limit }: { runId: string; kind: Kind; after: number; limit: number },
) {
  const most = limit * languages.length
  const rows = await db
    .select()
    .from(feedRecords)
    .where(and(isOf(runId, kind), gt(feedRecords.id, after)))
    .orderBy(feedRecords.id)
    .limit(most)
  const things = new Map<number, StagedTexts>()
  for (const { id, language, record } of rows) {
    const told = things.get(id) ?? {}
    if (isLanguage(language)) told[language] = record
    else if (language === wholeRecord) told.all = record
    things.set(id, told)
  }
  // The last one may have been cut off between two of its languages.
  const last = rows.at(-1)
  if (last && rows.length === most) things.delete(last.id)
  return things
}

/** The planner knows nothing yet about rows that came in a moment ago. */
export async function measureStage(db: Database) {
  await db.execute(sql`analyze ${feedRecords}`)
}

const isOf = (runId: string, kind: Kind) =>
  and(eq(feedRecords.runId, runId), eq(feedRecords.kind, kind))

export async function stagedIds(db: Database, runId: string, kind: Kind): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: feedRecords.id })
    .from(feedRecords)
    .where(isOf(runId, kind))
  return rows.map(({ id }) => id)
}

export async function stageChanges(
  db: Database,
  runId: string,
  kind: Kind,
  rows: { id: number }[],
) {
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  await db.execute(sql`
    insert into ${feedChanges} (run_id, kind, id, row)
    select ${runId}, ${kind}, told.id, told.line::jsonb
    from unnest(${ids}::int[], ${inLines(rows)}) as told (id, line)`)
}

export async function changesAfter<Row>(
  db: Database,
  { runId, kind, after, limit }: { runId: string; kind: Kind; after: number; limit: number },
): Promise<{ id: number; row: Row }[]> {
  const found = await db
    .select({ id: feedChanges.id, row: feedChanges.row })
    .from(feedChanges)
    .where(and(eq(feedChanges.runId, runId), eq(feedChanges.kind, kind), gt(feedChanges.id, after)))
    .orderBy(feedChanges.id)
    .limit(limit)
  return found as { id: number; row: Row }[]
}

/** What the run would take off the site although it is still in the feed. */
export async function withdrawnIds(db: Database, runId: string): Promise<number[]> {
  const rows = await db
    .select({ id: feedChanges.id })
    .from(feedChanges)
    .where(
      and(
        eq(feedChanges.runId, runId),
        eq(feedChanges.kind, 'property'),
        sql`(${feedChanges.row} ->> 'isPublished' = 'false' or ${feedChanges.row} ? 'isWithheld')`,
      ),
    )
  return rows.map(({ id }) => id)
}

export type FeedFile = typeof feedFiles.$inferSelect

export async function knownFiles(db: Database, sources: string[]): Promise<FeedFile[]> {
  if (sources.length === 0) return []
  return db.select().from(feedFiles).where(inArray(feedFiles.source, sources))
}

export function rememberFiles(db: Database, files: FeedFile[]) {
  return upsertAll(db, feedFiles, 'source', files)
}

/** Fetched before that moment, in the order of their addresses. */
export function filesFetchedBefore(db: Database, moment: Date): Promise<FeedFile[]> {
  return db
    .select()
    .from(feedFiles)
    .where(lt(feedFiles.fetchedAt, moment))
    .orderBy(feedFiles.source)
}

/** One that came again meanwhile is kept. */
export async function forgetFiles(db: Database, sources: string[], fetchedBefore: Date) {
  await db
    .delete(feedFiles)
    .where(and(inArray(feedFiles.source, sources), lt(feedFiles.fetchedAt, fetchedBefore)))
}

/** Of these files, those that some address still stands for. */
export async function filesStillKnown(db: Database, files: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ file: feedFiles.file })
    .from(feedFiles)
    .where(inArray(feedFiles.file, files))
  return new Set(rows.map(({ file }) => file))
}

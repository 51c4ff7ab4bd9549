import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { upsertAll } from '../database/upsert-all.server'
import { type Share, unitStatuses } from '../properties/stored/write-queries.server'
import { projectStatus } from './project'
import { goneProjects, projects } from './tables.server'

export type ProjectRow = typeof projects.$inferSelect

const within = (ids: number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`
const isFromFeed = eq(projects.source, 'feed')
const isShown = and(eq(projects.isPublished, true), isNull(projects.hiddenAt))
const inShare = (share: Share) =>
  'only' in share
    ? sql`${projects.id} = ${within(share.only)}`
    : sql`not ${projects.id} = ${within(share.allBut)}`

export function knownProjects(db: Database, ids: number[]) {
  return db
    .select({
      id: projects.id,
      source: projects.source,
      feedHash: projects.feedHash,
      hiddenAt: projects.hiddenAt,
      overrides: projects.overrides,
    })
    .from(projects)
    .where(sql`${projects.id} = ${within(ids)}`)
}

export async function lockProjects(tx: Database, ids: number[]) {
  const rows = await tx.select().from(projects).where(inArray(projects.id, ids)).for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export function writeProjects(tx: Database, rows: ProjectRow[]) {
  return upsertAll(tx, projects, 'id', rows)
}

export async function countProjectsLeaving(db: Database, share: Share, present: number[]) {
  const leaves = sql`not ${projects.id} = ${within(present)}`
  const [row] = await db
    .select({
      shown: sql<number>`count(*)::int`,
      leaving: sql<number>`(count(*) filter (where ${leaves}))::int`,
      who: sql<number[]>`coalesce(json_agg(${projects.id}) filter (where ${leaves}), '[]')`,
    })
    .from(projects)
    .where(and(isFromFeed, inShare(share), isShown))
  return row ?? { shown: 0, leaving: 0, who: [] }
}

export async function hideProjectsBut(tx: Database, share: Share, present: number[], now: Date) {
  const hidden = await tx
    .update(projects)
    .set({ hiddenAt: now, version: sql`${projects.version} + 1` })
    .where(
      and(
        isFromFeed,
        inShare(share),
        isNull(projects.hiddenAt),
        sql`not ${projects.id} = ${within(present)}`,
      ),
    )
    .returning({ id: projects.id })
  return hidden.length
}

export async function deleteProjectsHiddenBefore(tx: Database, moment: Date): Promise<number> {
  const gone = await tx
    .delete(projects)
    .where(and(isFromFeed, lt(projects.hiddenAt, moment)))
    .returning({ id: projects.id, isPublished: projects.isPublished })
  await noteGoneProjects(
    tx,
    gone.filter(({ isPublished }) => isPublished).map(({ id }) => id),
  )
  return gone.length
}

/** Whoever has their address hears that they are gone, not that they never were. */
export async function noteGoneProjects(tx: Database, ids: number[]) {
  const seen = ids.map((id) => ({ id }))
  if (seen.length > 0) await tx.insert(goneProjects).values(seen).onConflictDoNothing()
}

/** Sold out follows from the units: to be called after every write of projects or units. */
export async function refreshProjectStatuses(tx: Database) {
  const [rows, units] = await Promise.all([
    tx
      .select({ id: projects.id, stated: projects.statedStatus, status: projects.status })
      .from(projects),
    unitStatuses(tx),
  ])
  const statusesOf = new Map(units.map(({ projectId, statuses }) => [projectId, statuses]))
  for (const { id, stated, status } of rows) {
    const next = projectStatus(stated, statusesOf.get(id) ?? [])
    if (next !== status) await tx.update(projects).set({ status: next }).where(eq(projects.id, id))
  }
}

/** The names of all files that projects show or give, or would if the feed were followed again. */
export async function projectFiles(db: Database): Promise<string[]> {
  const { pictures, documents, feedValues } = projects
  const told = (shelf: string) => sql`coalesce(${feedValues} -> ${shelf}, '[]')`
  const { rows } = await db.execute<{ file: string }>(sql`
    select distinct kept ->> 'file' as file
    from ${projects}, jsonb_array_elements(${pictures} || ${documents}
      || ${told('pictures')} || ${told('documents')}) as kept`)
  return rows.map(({ file }) => file)
}

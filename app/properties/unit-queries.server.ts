import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { properties } from './stored/tables.server'

/** How many properties each project has, and how many of them can still be had. */
export async function countUnits(db: Database, projectIds: number[]) {
  if (projectIds.length === 0) return new Map<number, { total: number; free: number }>()
  const rows = await db
    .select({
      projectId: sql<number>`${properties.projectId}`,
      total: sql<number>`count(*)::int`,
      free: sql<number>`(count(*) filter (where ${properties.status} = 'available'))::int`,
    })
    .from(properties)
    .where(
      and(
        inArray(properties.projectId, projectIds),
        eq(properties.isPublished, true),
        isNull(properties.hiddenAt),
        sql`${properties.status} <> 'withdrawn'`,
      ),
    )
    .groupBy(properties.projectId)
  return new Map(rows.map(({ projectId, total, free }) => [projectId, { total, free }]))
}

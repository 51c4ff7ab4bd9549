import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { PropertyList } from '../property-lists'
import { properties } from '../stored/tables.server'

/** How many properties stand in each list. */
export async function countByList(db: Database): Promise<Partial<Record<PropertyList, number>>> {
  const isShown = and(
    eq(properties.isPublished, true),
    isNull(properties.hiddenAt),
    isNotNull(properties.list),
  )
  const rows = await db
    .select({ list: properties.list, count: sql<number>`count(*)::int` })
    .from(properties)
    .where(isShown)
    .groupBy(properties.list)
  return Object.fromEntries(rows.map(({ list, count }) => [list, count]))
}

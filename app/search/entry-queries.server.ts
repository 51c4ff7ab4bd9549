import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { PropertyList } from '../properties/property-lists'
import { featureColumns, features } from './criteria-bounds'
import type { SearchEntry } from './filters'
import { searchEntries, searchTexts } from './tables.server'

export type ListedEntry = SearchEntry & { id: number; list: PropertyList }

/** Properties as far as they may be searched; those that visitors cannot see are not among them. */
export async function listEntries(db: Database, ids: number[]): Promise<ListedEntry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...getTableColumns(searchEntries), searchText: searchTexts.words })
    .from(searchEntries)
    .innerJoin(searchTexts, eq(searchTexts.id, searchEntries.id))
    .where(and(inArray(searchEntries.id, ids), eq(searchEntries.isMain, true)))
  return rows.map((row) => ({
    ...row,
    features: features.filter((feature) => row[featureColumns[feature]]),
  }))
}

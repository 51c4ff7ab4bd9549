import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { searchKey } from '../search-key'
import { searchEntries as entries, searchTexts } from '../tables.server'
import { type CityStock, type OfferedList, offeredLists } from './suggestion'

const isOffered = and(eq(entries.isMain, true), inArray(entries.list, [...offeredLists]))

/** Every city with something on offer, and how much of it in each list. */
export async function listCityStock(db: Database): Promise<CityStock[]> {
  const rows = await db
    .select({
      name: sql<string>`max(${entries.city} collate "C")`,
      zip: entries.zip,
      countryId: entries.countryId,
      key: entries.cityKey,
      list: sql<OfferedList>`${entries.list}`,
      count: sql<number>`count(*)::int`,
    })
    .from(entries)
    .where(isOffered)
    .groupBy(entries.cityKey, entries.zip, entries.countryId, entries.list)
  const cities = new Map<string, CityStock>()
  for (const { key, name, zip, countryId, list, count } of rows) {
    const id = `${key}|${zip}|${countryId}`
    const city = cities.get(id) ?? { name, zip, countryId, counts: {} }
    city.counts[list] = count
    // Small letters sort after capitals: of GENT and Gent, the one that does not shout.
    if (name > city.name) city.name = name
    if (key) cities.set(id, city)
  }
  return [...cities.values()]
}

/** Every town of the lists, also of what was sold or let there. */
export function listTowns(db: Database) {
  return db
    .select({ name: sql<string>`max(${entries.city} collate "C")`, zip: entries.zip })
    .from(entries)
    .where(ne(entries.cityKey, ''))
    .groupBy(entries.cityKey, entries.zip)
    .orderBy(entries.cityKey, entries.zip)
}

const mostNamed = 3

/** Properties whose number or reference was typed in full. */
export async function findNamed(db: Database, text: string, id: number | undefined) {
  const rows = await db
    .select({ id: searchTexts.id })
    .from(searchTexts)
    .where(
      or(
        eq(searchTexts.referenceKey, searchKey(text)),
        id === undefined ? undefined : eq(searchTexts.id, id),
      ),
    )
    .orderBy(searchTexts.id)
    .limit(mostNamed)
  return rows.map((row) => row.id)
}

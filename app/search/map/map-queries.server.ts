import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import type { PropertyList } from '../../properties/property-lists'
import { conditions } from '../condition-queries.server'
import type { Criteria } from '../criteria'
import type { Circumstances } from '../filters'
import { searchEntries as entries } from '../tables.server'

type SpotRow = { id: number; x: number; y: number; priceCents: number | null; city: string }

/** More markers than this nobody can read; the map says so. */
const mostMarkers = 2_000

/** Where the properties of a search are, as far as visitors may know, the newest first. */
export async function findSpots(
  db: Database,
  list: PropertyList,
  wish: Criteria,
  around: Circumstances,
): Promise<SpotRow[]> {
  const { rows } = await db.execute<SpotRow>(sql`
    select ${entries.id} as id, spot[0] as x, spot[1] as y, price_cents::float8 as "priceCents",
      ${entries.city} as city
    from ${entries}
    where ${conditions(list, wish, around)} and ${entries.spot} is not null
    order by ${entries.publishedAt} desc, ${entries.id} desc limit ${mostMarkers}`)
  return rows
}

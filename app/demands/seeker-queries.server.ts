import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { demands } from './tables.server'

/** Active demands, one row for each town they name. Criteria of another shape name none. */
const wanted = sql`${demands}
  cross join lateral jsonb_path_query(${demands.criteria}, '$.cities[*].name') as town
  cross join lateral (select town #>> '{}' as name) as named`

const wants = (type: number) => {
  const types = sql`${demands.criteria}->'types'`
  return sql`${demands.status} = 'active'
    and (${types} = '[]'::jsonb or ${types} @> ${JSON.stringify([type])}::jsonb)`
}

/** People, not demands: who looks twice counts once. */
export async function countSeekers(db: Database, type: number, city: string) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct ${demands.email})::int as count from ${wanted}
    where ${wants(type)} and lower(f_unaccent(named.name)) = lower(f_unaccent(${city}))`)
  return rows[0]?.count ?? 0
}

/** Where most people want to buy this type of property. */
export async function listSoughtTowns(db: Database, type: number, limit: number) {
  const { rows } = await db.execute<{ city: string; count: number }>(sql`
    select min(named.name) as city, count(distinct ${demands.email})::int as count from ${wanted}
    where ${wants(type)} and ${demands.list} = 'for-sale'
    group by lower(f_unaccent(named.name))
    order by count desc, city limit ${limit}`)
  return rows
}

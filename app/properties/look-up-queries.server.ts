import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { badges, cities, propertyTypes } from './look-up-tables.server'
import type { PropertyGoal } from './property'
import { properties } from './tables.server'

/** On offer today: what the counts beside a town or a type promise. */
const isOffered = sql`is_published and hidden_at is null and status in ('available', 'option')`

/** The kinds of property with how many of each are on offer, in the agency's order. */
export async function listPropertyTypes(db: Database) {
  const offered = (goal: PropertyGoal) => sql<number>`(select count(*)::int from ${properties}
    where ${isOffered} and ${properties.goal} = ${goal}
      and ${properties.types} @> array[${propertyTypes.webId}])`
  return db
    .select({
      webId: propertyTypes.webId,
      name: propertyTypes.name,
      showOrder: propertyTypes.showOrder,
      isForSale: propertyTypes.isForSale,
      isForRent: propertyTypes.isForRent,
      saleCount: offered('sale'),
      rentCount: offered('rent'),
    })
    .from(propertyTypes)
    .orderBy(asc(propertyTypes.showOrder), asc(propertyTypes.webId))
}

/** Towns with something on offer: all of them, or those for one goal. */
export async function listCities(db: Database, goal?: PropertyGoal) {
  const count = goal === 'sale' ? cities.saleCount : cities.rentCount
  return db
    .select()
    .from(cities)
    .where(goal ? gt(count, 0) : undefined)
    .orderBy(asc(cities.searchName), asc(cities.zip))
}

/** The agency does not divide its towns; the list exists so that search can offer it one day. */
export async function listNeighbourhoods(): Promise<{ name: string; zip: string }[]> {
  return []
}

export function listBadges(db: Database) {
  return db.select().from(badges).orderBy(asc(badges.code))
}

/**
 * Counts every town anew. Accents and case are ignored; of several spellings the one with accents
 * wins, then the most used. A town its owner keeps private is not counted.
 */
export async function refreshCities(tx: Database) {
  await tx.execute(sql`
    with offered as (
      select lower(f_unaccent(city)) as search_name, zip, country_id, city, country_name, goal
      from properties
      where ${isOffered} and city <> '' and (publish_address or not hide_city)
    ), counted as (
      select search_name, zip, country_id,
        (array_agg(city order by octet_length(city) desc, city))[1] as name,
        (array_agg(country_name order by length(country_name::text) desc))[1] as country_name,
        count(*)::int as property_count,
        count(*) filter (where goal = 'sale')::int as sale_count,
        count(*) filter (where goal = 'rent')::int as rent_count
      from offered group by search_name, zip, country_id
    ), gone as (
      delete from cities where not exists (
        select from counted where counted.search_name = cities.search_name
          and counted.zip = cities.zip and counted.country_id = cities.country_id)
    )
    insert into cities as known (search_name, zip, country_id, name, country_name,
      property_count, sale_count, rent_count)
    select search_name, zip, country_id, name, country_name, property_count, sale_count, rent_count
    from counted
    on conflict (search_name, zip, country_id) do update set
      name = excluded.name, country_name = excluded.country_name,
      property_count = excluded.property_count, sale_count = excluded.sale_count,
      rent_count = excluded.rent_count
    where (known.name, known.country_name, known.property_count, known.sale_count, known.rent_count)
      is distinct from (excluded.name, excluded.country_name, excluded.property_count,
        excluded.sale_count, excluded.rent_count)`)
}

type TypeRow = typeof propertyTypes.$inferInsert

export async function savePropertyTypes(tx: Database, rows: TypeRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(propertyTypes)
    .values(rows)
    .onConflictDoUpdate({
      target: propertyTypes.webId,
      set: {
        name: sql`property_types.name || excluded.name`,
        showOrder: sql`excluded.show_order`,
        isForSale: sql`excluded.is_for_sale`,
        isForRent: sql`excluded.is_for_rent`,
      },
    })
}

type BadgeRow = typeof badges.$inferInsert

/** New codes get their look from the feed when it tells one; what the agency chose since is kept. */
export async function saveBadges(tx: Database, rows: BadgeRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(badges)
    .values(rows)
    .onConflictDoUpdate({
      target: badges.code,
      set: { name: sql`badges.name || excluded.name` },
    })
}

import { isDeepStrictEqual } from 'node:util'
import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { upsertAll } from '../../database/upsert-all.server'
import type { PropertyGoal } from '../property-status'
import { properties } from '../stored/tables.server'
import { badges, cities, propertyTypes } from './look-up-tables.server'

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

/** Their names alone: counting what is on offer reads every property. */
export function listTypeNames(db: Database) {
  return db
    .select({ webId: propertyTypes.webId, name: propertyTypes.name })
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

/** Written only when something differs: a change outdates every page that is kept. */
export async function savePropertyTypes(tx: Database, told: TypeRow[]) {
  const known = new Map((await tx.select().from(propertyTypes)).map((row) => [row.webId, row]))
  const rows = told
    .map((row) => ({ ...row, name: { ...known.get(row.webId)?.name, ...row.name } }))
    .filter((row) => !isDeepStrictEqual({ ...known.get(row.webId), ...row }, known.get(row.webId)))
  await upsertAll(tx, propertyTypes, 'webId', rows)
}

type BadgeRow = typeof badges.$inferInsert

/** The feed brings new codes and missing languages; what the agency made of a badge is kept. */
export async function saveBadges(tx: Database, told: BadgeRow[]) {
  const known = new Map((await listBadges(tx)).map((row) => [row.code, row]))
  const rows = told
    .map((row) => ({ ...row, ...known.get(row.code), name: namesOf(row, known.get(row.code)) }))
    .filter((row) => !isDeepStrictEqual(row, known.get(row.code)))
  await upsertAll(tx, badges, 'code', rows)
}

function namesOf(told: BadgeRow, known: BadgeRow | undefined) {
  return { ...told.name, ...known?.name }
}

import { desc, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { PropertyList } from '../properties/property-lists'
import { conditions, countedConditions, isCity, isCounted } from './condition-queries.server'
import { activeFilters, type CityCriterion, type Criteria, without } from './criteria'
import type { Sort } from './criteria-bounds'
import { type Circumstances, newSinceMoment } from './filters'
import type { Point } from './geometry'
import { searchEntries as entries } from './tables.server'

export const perPage = 24
const newDays = 7

/** Prices that are not published come last, oldest number first: their place tells nothing. */
const orders: Record<Sort, SQL> = {
  newest: sql`${desc(entries.publishedAt)}, ${desc(entries.id)}`,
  'price-up': sql`${entries.priceCents}, ${entries.id}`,
  'price-down': sql`${entries.priceCents} desc nulls last, ${entries.id}`,
  area: sql`${entries.livingArea} desc nulls last, ${entries.id}`,
  energy: sql`${entries.energyRank}, ${entries.id}`,
}

export type FoundPage = { ids: number[]; total: number; fresh: number }

/**
 * A page and its total in one statement. Counting and paging are two plans on purpose: the page walks
 * the index of its order and stops, where a window would carry every match along.
 */
export function pageQuery(list: PropertyList, wish: Criteria, around: Circumstances): SQL {
  const where = conditions(list, wish, around)
  const isNew = sql`${entries.publishedAt} >= ${newSinceMoment(newDays, around.now)}`
  const ids = sql`array(${idsQuery(where, wish)})`
  if (isWhole(wish)) {
    return sql`select ${totalOf(list)} as total, ${ids} as ids,
      (select count(*)::int from ${entries} where ${where} and ${isNew}) as fresh`
  }
  return sql`
    select counted.total, counted.fresh, ${ids} as ids
    from (
      select count(*)::int as total, (count(*) filter (where ${isNew}))::int as fresh
      from ${entries} where ${where}
    ) as counted`
}

function idsQuery(where: SQL | undefined, { sort, page }: Criteria): SQL {
  return sql`select ${entries.id} from ${entries} where ${where}
    order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`
}

export async function findPage(
  db: Database,
  list: PropertyList,
  wish: Criteria,
  around: Circumstances,
): Promise<FoundPage> {
  const { rows } = await db.execute<FoundPage>(pageQuery(list, wish, around))
  return rows[0] ?? { ids: [], total: 0, fresh: 0 }
}

/** Another page, or another order, of a search that has been counted. */
export async function findPageIds(
  db: Database,
  list: PropertyList,
  wish: Criteria,
  around: Circumstances,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(idsQuery(conditions(list, wish, around), wish))
  return rows.map(({ id }) => id)
}

type CityFacet = { name: string; zip: string; countryId: number; count: number }
type NumberFacet = { value: number; count: number }
type Facets = { cities: CityFacet[]; types: NumberFacet[]; countries: NumberFacet[] }

const mostCities = 100

/** How many properties each choice would give under the other filters: a facet ignores its own. */
export const facetQueries = {
  cities: (list: PropertyList, wish: Criteria, around: Circumstances) => sql`
    select max(city collate "C") as name, zip, country_id as "countryId", sum(number)::int as count
    from ${counted(list, without(wish, 'cities', 'radius'), around)}
    where city_key <> ''
    group by city_key, zip, country_id
    order by count desc, city_key, zip limit ${mostCities}`,
  types: (list: PropertyList, wish: Criteria, around: Circumstances) => sql`
    select kind as value, sum(number)::int as count
    from (
      select types, sum(number) as number from ${counted(list, without(wish, 'types'), around)}
      group by types
    ) as together, unnest(types) as kind
    group by kind order by kind`,
  countries: (list: PropertyList, wish: Criteria, around: Circumstances) => sql`
    select country_id as value, sum(number)::int as count
    from ${counted(list, without(wish, 'countries'), around)}
    group by country_id order by count desc, country_id`,
}

/** Properties by place and kind: as they were counted when they changed, unless more is asked than that. */
function counted(list: PropertyList, wish: Criteria, around: Circumstances): SQL {
  if (isCounted(wish)) {
    return sql`(select * from search_totals as ${entries} where ${countedConditions(list, wish)}) as counted`
  }
  return sql`(
    select city, city_key, zip, country_id, types, 1 as number from ${entries}
    where ${conditions(list, wish, around)}) as counted`
}

const isWhole = (wish: Criteria) => activeFilters(wish).length === 0

const totalOf = (list: PropertyList) =>
  sql`(select coalesce(sum(number), 0)::int from search_counts where list = ${list})`

/** One row again for each place and kind, however many changes were counted since. */
export async function addUpCounts(db: Database) {
  await db.execute(sql`
    with taken as (delete from search_counts returning *)
    insert into search_counts
    select list, country_id, city, city_key, zip, types, sum(number) from taken
    group by list, country_id, city, city_key, zip, types
    having sum(number) <> 0`)
}

export async function findFacets(
  db: Database,
  list: PropertyList,
  wish: Criteria,
  around: Circumstances,
): Promise<Facets> {
  const [cities, types, countries] = await Promise.all([
    db.execute<CityFacet>(facetQueries.cities(list, wish, around)),
    db.execute<NumberFacet>(facetQueries.types(list, wish, around)),
    list === 'abroad' || wish.countries.length
      ? db.execute<NumberFacet>(facetQueries.countries(list, wish, around))
      : { rows: [] },
  ])
  return { cities: cities.rows, types: types.rows, countries: countries.rows }
}

/** Enough to say "more than this": nobody needs the exact number of properties in another search. */
const countedTo = 1000

/** How many properties each of a few searches would give, in one statement. */
export async function countEach(
  db: Database,
  list: PropertyList,
  wishes: Criteria[],
  around: Circumstances,
): Promise<number[]> {
  if (wishes.length === 0) return []
  const counts = wishes.map(
    (wish) => sql`(select count(*)::int from (
      select from ${entries} where ${conditions(list, wish, around)} limit ${countedTo}) as found)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

/** The lowest published price in euros that a search without its upper limit leaves. */
export async function cheapestOf(
  db: Database,
  list: PropertyList,
  wish: Criteria,
  around: Circumstances,
): Promise<number | undefined> {
  const [row] = await db
    .select({ cents: min(entries.priceCents) })
    .from(entries)
    .where(conditions(list, without(wish, 'maxPrice'), around))
  return row?.cents == null ? undefined : Math.ceil(row.cents / 100)
}

/** The middle of the properties shown in a city that no gazetteer knows. */
export async function middleOf(db: Database, city: CityCriterion): Promise<Point | undefined> {
  const { rows } = await db.execute<{ x: number | null; y: number | null }>(sql`
    select avg(${entries.spot}[0]) as x, avg(${entries.spot}[1]) as y
    from ${entries} where ${isCity(city)} and ${entries.isMain}`)
  const { x, y } = rows[0] ?? {}
  return x == null || y == null ? undefined : [x, y]
}

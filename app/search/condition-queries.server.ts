import { and, arrayOverlaps, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PropertyList } from '../properties/property-lists'
import { activeFilters, type CityCriterion, type Criteria, type FilterName } from './criteria'
import { featureColumns } from './criteria-bounds'
import { type Circumstances, energyRankOf, newSinceMoment, wordPatterns } from './filters'
import type { Point } from './geometry'
import { searchWords } from './search-key'
import { townKeys } from './suggest/town-names'
import { searchEntries as entries, searchTexts } from './tables.server'

/** The filters of `filters.ts` in SQL. Everything a visitor typed travels as a parameter. */
export function conditions(list: PropertyList, wish: Criteria, around: Circumstances) {
  return and(
    eq(entries.list, list),
    words(wish.text),
    places(wish, around.centres),
    given(wish.area, (area) => sql`${entries.spot} <@ ${polygonText(area)}::polygon`),
    wish.countries.length ? inArray(entries.countryId, wish.countries) : undefined,
    ofType(wish.types),
    given(wish.minPrice, (value) => gte(entries.priceCents, value * 100)),
    given(wish.maxPrice, (value) => lte(entries.priceCents, value * 100)),
    given(wish.minBedrooms, (value) => gte(entries.bedrooms, value)),
    given(wish.minLiving, (value) => gte(entries.livingArea, value)),
    given(wish.maxLiving, (value) => lte(entries.livingArea, value)),
    given(wish.minGround, (value) => gte(entries.groundArea, value)),
    given(wish.maxGround, (value) => lte(entries.groundArea, value)),
    given(wish.energy, (value) => lte(entries.energyRank, energyRankOf(value))),
    given(wish.builtSince, (value) => gte(entries.constructionYear, value)),
    ...wish.features.map((feature) => eq(entries[featureColumns[feature]], true)),
    given(wish.newSince, (value) => gte(entries.publishedAt, newSinceMoment(value, around.now))),
    wish.isAnnuity && eq(entries.isAnnuity, true),
  )
}

/** What properties are counted by when they change: a search that asks nothing else reads those sums. */
const countedBy: FilterName[] = ['cities', 'types', 'countries']

export function isCounted(wish: Criteria): boolean {
  return activeFilters(wish).every((name) => countedBy.includes(name))
}

/** The same of the sums: they have no rows of properties, and all kinds of one together. */
export function countedConditions(list: PropertyList, { cities, types, countries }: Criteria) {
  return and(
    eq(entries.list, list),
    or(...cities.map(isCity)),
    countries.length ? inArray(entries.countryId, countries) : undefined,
    types.length ? arrayOverlaps(entries.types, types) : undefined,
  )
}

/** Of a property's rows one is looked at: that of the type asked for, else its main one. */
function ofType(types: number[]): SQL | undefined {
  const [type] = types
  if (type !== undefined && types.length === 1) return eq(entries.type, type)
  const isMain = eq(entries.isMain, true)
  return types.length > 1 ? and(isMain, arrayOverlaps(entries.types, types)) : isMain
}

function given<Value>(value: Value | undefined, make: (value: Value) => SQL): SQL | undefined {
  return value === undefined ? undefined : make(value)
}

/** A search key holds letters, digits and spaces only: nothing in it means anything to LIKE. */
function words(text = ''): SQL | undefined {
  const found = searchWords(text).map((word) =>
    or(...wordPatterns(word).map((pattern) => like(searchTexts.words, `%${pattern}%`))),
  )
  if (found.length === 0) return undefined
  return sql`${entries.id} in (select ${searchTexts.id} from ${searchTexts} where ${and(...found)})`
}

function places({ cities, radius }: Criteria, centres: Point[]): SQL | undefined {
  const near = radius === undefined ? [] : centres.map((centre) => isNear(centre, radius))
  return or(...cities.map(isCity), ...near)
}

/** The key is worked out here: f_search_key in a condition costs the planner ten times the search. */
export function isCity({ name, zip }: CityCriterion): SQL | undefined {
  const isNamed = inArray(entries.cityKey, townKeys(name))
  return zip ? and(isNamed, eq(entries.zip, zip)) : isNamed
}

/** The box is what the index can find; the distance then rounds its corners off. */
function isNear([x, y]: Point, radius: number): SQL {
  const height = radius / 111
  const width = height / Math.cos((y * Math.PI) / 180)
  const corner = (side: number) => sql`point(${x + side * width}, ${y + side * height})`
  return sql`(${entries.spot} <@ box(${corner(-1)}, ${corner(1)}) and f_kilometres(point(${x}, ${y}), ${entries.spot}) <= ${radius})`
}

function polygonText(area: readonly Point[]): string {
  return `(${area.map(([x, y]) => `(${x},${y})`).join(',')})`
}

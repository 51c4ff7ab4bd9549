import type { Database } from '../../database/client.server'
import { brusselsDay } from '../../language/brussels-day'
import { brusselsMoment } from '../../language/brussels-moment'
import type { Language } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import { listCities, listPropertyTypes } from '../../properties/look-ups/look-up-queries.server'
import { belgium } from '../../properties/property-lists'
import { listBriefCardsById } from '../../properties/queries.server'
import { shownCard } from '../../properties/shown/shown-card'
import { createVersionedCache } from '../../web/versioned-cache'
import { type Criteria, isSameCity, noCriteria, without } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import type { Circumstances } from '../filters'
import type { Point } from '../geometry'
import { culprits, looserSearches, nearest } from '../looser'
import { pageCount } from '../paging'
import {
  cheapestOf,
  countEach,
  type FoundPage,
  findFacets,
  findPage,
  findPageIds,
  middleOf,
  perPage,
} from '../queries.server'
import { placeCentre } from '../suggest/place-centres.server'
import { townName } from '../suggest/town-names'
import type {
  Choices,
  CityChoice,
  EmptyReason,
  FoundList,
  NamedChoice,
  SearchedList,
} from './found-list'

export type SearchTools = { db: Database; now: () => Date; contentVersion: number }

const recall = createVersionedCache(2_000)
const offers = 2
const nearbyCards = 3
const mostLooserSearches = 24

/** One page of a list, with what its filters offer; when it is empty, why, and what to try next. */
export async function findList(
  tools: SearchTools,
  list: SearchedList,
  wish: Criteria,
  language: Language,
): Promise<FoundList> {
  const around = await circumstances(tools, wish)
  const [page, choices] = await Promise.all([
    countedPage(tools, list, wish, around),
    findChoices(tools, list, wish, around, language),
  ])
  const isEmpty = page.total === 0
  return {
    list,
    wish,
    choices,
    total: page.total,
    fresh: page.fresh,
    pages: pageCount(page.total, perPage),
    cards: (await listBriefCardsById(tools.db, page.ids, language)).map(shownCard),
    empty: isEmpty ? await explainEmpty(tools, list, wish, language) : null,
  }
}

/** A search is counted once per content; its other pages and orders only fetch their properties. */
async function countedPage(
  { db, contentVersion }: SearchTools,
  list: SearchedList,
  wish: Criteria,
  around: Circumstances,
): Promise<FoundPage> {
  const query = criteriaQuery(wish)
  const search = criteriaQuery({ ...wish, page: 1, sort: 'newest' })
  const key = `counted ${list} ${search} ${around.now.toISOString()}`
  const first = await recall(contentVersion, key, async () => {
    return { query, page: await findPage(db, list, wish, around) }
  })
  if (first.query === query) return first.page
  return { ...first.page, ids: await findPageIds(db, list, wish, around) }
}

/** The clock stands at midnight: "new since a week" is a matter of days, and counts hold for one. */
export async function circumstances(
  { db, now }: Pick<SearchTools, 'db' | 'now'>,
  wish: Criteria,
): Promise<Circumstances> {
  const moment = brusselsMoment(`${brusselsDay(now())}T00:00`) ?? now()
  if (wish.radius === undefined) return { now: moment, centres: [] }
  const centres = await Promise.all(
    wish.cities.map(async (city) => placeCentre(city) ?? (await middleOf(db, city))),
  )
  return { now: moment, centres: centres.filter((centre): centre is Point => Boolean(centre)) }
}

/** Counts hold until the content changes; a choice the visitor made stays on offer at zero. */
function findChoices(
  tools: SearchTools,
  list: SearchedList,
  wish: Criteria,
  around: Circumstances,
  language: Language,
): Promise<Choices> {
  const query = criteriaQuery({ ...wish, page: 1, sort: 'newest' })
  const clock = wish.newSince ? around.now.toISOString() : ''
  return recall(tools.contentVersion, `${language} ${list} ${query} ${clock}`, async () => {
    const { db, contentVersion } = tools
    const [facets, types, countries] = await Promise.all([
      findFacets(db, list, wish, around),
      recall(contentVersion, 'types', () => listPropertyTypes(db)),
      recall(contentVersion, 'countries', () => countryNames(db)),
    ])
    const byName = new Intl.Collator(language)
    return {
      cities: withChosen(facets.cities, wish).sort((one, other) =>
        byName.compare(townName(one, language), townName(other, language)),
      ),
      types: named(
        namesIn(
          types.map(({ webId, name }) => [webId, name]),
          language,
        ),
        facets.types,
        wish.types,
      ),
      countries: named(namesIn(countries, language), facets.countries, wish.countries),
    }
  })
}

function namesIn(names: [number, Translatable][], language: Language) {
  return names.map(([id, name]) => [id, translated(name, language)] as const)
}

function withChosen(cities: CityChoice[], wish: Criteria): CityChoice[] {
  const missing = wish.cities.filter((city) => !cities.some((choice) => isSameCity(choice, city)))
  return [...cities, ...missing.map((city) => ({ ...city, countryId: belgium, count: 0 }))]
}

function named(
  names: (readonly [number, string])[],
  counts: { value: number; count: number }[],
  chosen: number[],
): NamedChoice[] {
  const known = new Map(names)
  return [...new Set([...known.keys(), ...counts.map(({ value }) => value)])]
    .map((value) => {
      const count = counts.find((each) => each.value === value)?.count ?? 0
      return { value, name: known.get(value) || `${value}`, count }
    })
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

async function countryNames(db: Database) {
  const cities = await listCities(db)
  return [...new Map(cities.map((city) => [city.countryId, city.countryName])).entries()]
}

async function explainEmpty(
  tools: SearchTools,
  list: SearchedList,
  wish: Criteria,
  language: Language,
): Promise<EmptyReason> {
  const { db } = tools
  const cheapest =
    wish.maxPrice === undefined
      ? undefined
      : await cheapestOf(db, list, wish, await circumstances(tools, wish))
  const searches = looserSearches(wish, cheapest).slice(0, mostLooserSearches)
  const widest = searches.map((search) => search.wish.radius ?? 0)
  const around = await circumstances(tools, {
    ...wish,
    radius: Math.max(0, ...widest) || undefined,
  })
  const wishes = [noCriteria, ...searches.map((search) => search.wish)]
  const [listTotal = 0, ...counts] = await countEach(db, list, wishes, around)
  const counted = searches.map((search, index) => ({ ...search, count: counts[index] ?? 0 }))
  const found = nearest(counted, offers)
  const [first] = found
  const near = first && (await findPage(db, list, without(first.wish), around))
  return {
    listTotal,
    culprits: culprits(counted),
    offers: found.map(({ wish: looser, changed, count }) => ({ wish: looser, changed, count })),
    nearby: (await listBriefCardsById(db, near?.ids.slice(0, nearbyCards) ?? [], language)).map(
      shownCard,
    ),
  }
}

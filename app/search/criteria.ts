import { features } from './criteria-bounds'
import type { CityCriterion, Criteria } from './criteria-schema'
import { searchKey, searchWords } from './search-key'
import { townKeys } from './suggest/town-names'

export * from './criteria-bounds'
export type { CityCriterion, Criteria }

export type FilterName = Exclude<keyof Criteria, 'sort' | 'page'>

export const noCriteria: Criteria = {
  cities: [],
  countries: [],
  types: [],
  features: [],
  sort: 'newest',
  page: 1,
}

/** In the order they are told. */
export const filterNames = [
  'text',
  'cities',
  'radius',
  'area',
  'countries',
  'types',
  'minPrice',
  'maxPrice',
  'minBedrooms',
  'minLiving',
  'maxLiving',
  'minGround',
  'maxGround',
  'energy',
  'builtSince',
  'features',
  'newSince',
  'isAnnuity',
] as const satisfies FilterName[]

/** However it was typed, in whichever language. Without a zip any city of that name is meant. */
export function isSameCity(one: CityCriterion, other: CityCriterion): boolean {
  return (one.zip === other.zip || !other.zip) && townKeys(other.name).includes(searchKey(one.name))
}

/** The filters that narrow this search, in the order they are told. */
export function activeFilters(wish: Criteria): FilterName[] {
  return filterNames.filter((name) => {
    const value = wish[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
}

/** The same search without some of its filters, from the first page. */
export function without(wish: Criteria, ...names: FilterName[]): Criteria {
  const bare: Criteria = { ...wish, page: 1 }
  for (const name of names) {
    if (name === 'cities' || name === 'types' || name === 'countries' || name === 'features') {
      bare[name] = []
    } else {
      delete bare[name]
    }
  }
  return orderly(bare)
}

/**
 * One search, one way to write it: repetitions go, sets are sorted, a range runs upwards, a radius
 * needs a city to be around and a text needs a word.
 */
export function orderly(wish: Criteria): Criteria {
  const named = wish.cities.filter(({ name }) => searchKey(name))
  const cities = uniqueBy(named, ({ name, zip }) => `${name.toLowerCase()}|${zip}`)
  return dropEmpty({
    ...wish,
    text: wish.text && searchWords(wish.text).length ? wish.text : undefined,
    ...upwards(wish, 'minPrice', 'maxPrice'),
    ...upwards(wish, 'minLiving', 'maxLiving'),
    ...upwards(wish, 'minGround', 'maxGround'),
    cities: cities.sort(
      (one, other) => compare(one.name, other.name) || compare(one.zip, other.zip),
    ),
    radius: cities.length ? wish.radius : undefined,
    types: [...new Set(wish.types)].sort((one, other) => one - other),
    countries: [...new Set(wish.countries)].sort((one, other) => one - other),
    features: features.filter((feature) => wish.features.includes(feature)),
  })
}

type Bound = 'Price' | 'Living' | 'Ground'

function upwards(wish: Criteria, least: `min${Bound}`, most: `max${Bound}`): Partial<Criteria> {
  const [from, to] = [wish[least], wish[most]]
  return from !== undefined && to !== undefined && from > to ? { [least]: to, [most]: from } : {}
}

function uniqueBy<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function dropEmpty(wish: Criteria): Criteria {
  const told = Object.entries(wish).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told) as Criteria
}

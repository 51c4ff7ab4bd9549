import type { CityCriterion, Criteria } from './criteria-schema'
import { searchKey, searchWords } from './search-key'
import { townKeys } from './suggest/town-names'

export type { CityCriterion, Criteria }

/** What a property may come with, and the column that says so. */
export const featureColumns = {
  garden: 'hasGarden',
  terrace: 'hasTerrace',
  garage: 'hasGarage',
  lift: 'hasLift',
} as const
export type Feature = keyof typeof featureColumns
export const features = Object.keys(featureColumns) as Feature[]

/** From best to worst; the position is what "at least" compares with, whatever the region. */
export const energyLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type EnergyLetter = (typeof energyLetters)[number]

export const sorts = ['newest', 'price-up', 'price-down', 'area', 'energy'] as const
export type Sort = (typeof sorts)[number]

export const radii = [5, 10, 15, 20, 30, 50] as const
export const newSinceChoices = [1, 7, 30] as const

/** How many values a set may hold. */
export const mostOf = { cities: 20, countries: 20, types: 7, features: features.length } as const

/** From where to where a number means something. */
export const bounds = {
  radius: [1, 100],
  minPrice: [1, 99_999_999],
  maxPrice: [1, 99_999_999],
  minBedrooms: [1, 20],
  minLiving: [1, 9_999_999],
  maxLiving: [1, 9_999_999],
  minGround: [1, 9_999_999],
  maxGround: [1, 9_999_999],
  builtSince: [1500, 2100],
  newSince: [1, 365],
  page: [1, 10_000],
  /** Each of a set. */
  countries: [1, 999],
  types: [1, 7],
} as const satisfies Record<string, readonly [number, number]>

/** How many letters. */
export const longest = { text: 100, cityName: 80, zip: 10 } as const

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

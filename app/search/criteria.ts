import * as z from 'zod'
import { mostCorners } from './area-code'
import { searchKey, searchWords } from './search-key'
import { townKeys } from './suggest/town-names'

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

const whole = (least: number, most: number) => z.number().int().min(least).max(most).optional()
const euros = whole(1, 99_999_999)
const squareMetres = whole(1, 9_999_999)

const cityCriterion = z.object({
  name: z.string().trim().min(1).max(80),
  zip: z.string().trim().max(10),
})
export type CityCriterion = z.output<typeof cityCriterion>

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-85).max(85)]).readonly()

/**
 * What someone looks for within a list. The visitor's filters, the address of a list, the demand
 * register and the alert mails all speak of these.
 */
export const criteria = z.object({
  text: z.string().trim().min(1).max(100).optional(),
  cities: z.array(cityCriterion).max(mostOf.cities).default([]),
  /** Kilometres around the chosen cities. */
  radius: whole(1, 100),
  /** Drawn on the map: the corners, in order. */
  area: z.array(point).min(3).max(mostCorners).optional(),
  countries: z.array(z.number().int().min(1).max(999)).max(mostOf.countries).default([]),
  /** Web ids. */
  types: z.array(z.number().int().min(1).max(7)).max(mostOf.types).default([]),
  minPrice: euros,
  maxPrice: euros,
  minBedrooms: whole(1, 20),
  minLiving: squareMetres,
  maxLiving: squareMetres,
  minGround: squareMetres,
  maxGround: squareMetres,
  energy: z.enum(energyLetters).optional(),
  builtSince: whole(1500, 2100),
  features: z.array(z.enum(features)).max(mostOf.features).default([]),
  /** Days since it was published. */
  newSince: whole(1, 365),
  isAnnuity: z.literal(true).optional(),
  sort: z.enum(sorts).default('newest'),
  page: z.number().int().min(1).max(10_000).default(1),
})

export type Criteria = z.output<typeof criteria>
export type FilterName = Exclude<keyof Criteria, 'sort' | 'page'>

export const noCriteria: Criteria = criteria.parse({})
export const filterNames = (Object.keys(criteria.shape) as (keyof Criteria)[]).filter(
  (name) => name !== 'sort' && name !== 'page',
)

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

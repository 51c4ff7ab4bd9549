import type { Language } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { noCriteria } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import type { SearchedList } from '../list/found-list'
import { searchKey } from '../search-key'
import { townKeys } from './town-names'

/** Lists of what can be bought or rented now, in the order a visitor most likely means them. */
export const offeredLists = ['for-sale', 'for-rent', 'commercial', 'abroad'] as const
export type OfferedList = (typeof offeredLists)[number]

export type CityStock = {
  name: string
  zip: string
  countryId: number
  counts: Partial<Record<OfferedList, number>>
}

export type CitySuggestion = CityStock & { href: string }
export type PropertySuggestion = {
  id: number
  href: string
  title: string
  reference: string
  /** Plain text, cut at a hundred characters. */
  summary: string
  city: string
  price: { cents: number; isStartingFrom: boolean } | null
  picture: { file: string } | null
}
export type Suggestions = { properties: PropertySuggestion[]; cities: CitySuggestion[] }

export const noSuggestions: Suggestions = { properties: [], cities: [] }
const mostCities = 6

/**
 * Cities whose name, zip or both are what was typed so far: from the start of the name or of a word
 * in it, in any of its languages, letter for letter. Accents and capitals do not count; nothing is
 * guessed.
 */
export function matchingCities(text: string, cities: CityStock[]): CityStock[] {
  const typed = searchKey(text)
  if (!typed) return []
  return cities
    .map((city) => ({ city, rank: rankOf(typed, city) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank || stockOf(other.city) - stockOf(one.city))
    .slice(0, mostCities)
    .map(({ city }) => city)
}

const noMatch = 3

/** 0 is the whole name or zip, 1 its start, 2 the start of a later word. */
function rankOf(typed: string, { name, zip }: CityStock): number {
  const zipKey = searchKey(zip)
  const keys = townKeys(name)
  const ways = [zipKey, ...keys.flatMap((key) => [key, `${zipKey} ${key}`, `${key} ${zipKey}`])]
  if (ways.includes(typed)) return 0
  if (ways.some((way) => way.startsWith(typed))) return 1
  return keys.some((key) => key.includes(` ${typed}`)) ? 2 : noMatch
}

function stockOf({ counts }: CityStock): number {
  return offeredLists.reduce((sum, list) => sum + (counts[list] ?? 0), 0)
}

/** What these lists have; a city in which they have nothing is not there. */
export function stockIn(lists: readonly OfferedList[], cities: CityStock[]): CityStock[] {
  if (lists.length === offeredLists.length) return cities
  return cities
    .map((city) => ({
      ...city,
      counts: Object.fromEntries(
        lists.flatMap((list) => (city.counts[list] ? [[list, city.counts[list]]] : [])),
      ),
    }))
    .filter((city) => stockOf(city) > 0)
}

/** The list to show a city in: the one asked for, else the first that has something there. */
export function listFor(city: CityStock, asked?: SearchedList): SearchedList {
  return asked ?? offeredLists.find((list) => city.counts[list]) ?? 'for-sale'
}

export function cityHref({ name, zip }: CityStock, list: SearchedList, language: Language): string {
  return pathTo(list, language) + criteriaQuery({ ...noCriteria, cities: [{ name, zip }] })
}

/** Where Enter leads. A property was named exactly, so it comes before a city. */
export function bestHref({ properties, cities }: Suggestions): string | undefined {
  return properties[0]?.href ?? cities[0]?.href
}

/** Which part of a name was typed: [before, typed, after]. */
export function highlight(name: string, text: string): [string, string, string] {
  const typed = searchKey(text)
  for (const { index } of name.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)) {
    for (let end = index + 1; typed && end <= name.length; end += 1) {
      if (searchKey(name.slice(index, end)) === typed) {
        return [name.slice(0, index), name.slice(index, end), name.slice(end)]
      }
    }
  }
  return [name, '', '']
}

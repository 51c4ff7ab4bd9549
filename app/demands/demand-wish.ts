import { type Criteria, orderly } from '../search/criteria'
import { mostOf } from '../search/criteria-bounds'
import { params, readCriteria } from '../search/criteria-url'
import { findMunicipality } from '../search/suggest/municipalities'
import { type DemandList, demandCriteria, demandLists, type Frequency, frequencies } from './demand'

export type DemandWish = {
  list: DemandList
  frequency: Frequency
  wish: Criteria
  /** Typed, and no municipality of Belgium. */
  unknownTowns?: string[]
}

/** Towns are ticked in a list of those we have something in, or typed. */
export const typedTown = 'town'
const ownNames = ['list', 'frequency', typedTown, ...Object.values(params)]
const mostTyped = 20
const longestTyped = 80

/** What someone looks for, from an address or from a form: both use the words of the search. */
export function readDemandWish(query: URLSearchParams): DemandWish {
  const { known, unknown } = readTowns(query)
  const wish = readCriteria(query)
  const cities = [...wish.cities, ...known.map((name) => ({ name, zip: '' }))]
  return {
    list: demandLists.find((list) => list === query.get('list')) ?? 'for-sale',
    frequency: frequencies.find((each) => each === query.get('frequency')) ?? 'at-once',
    wish: demandCriteria(orderly({ ...wish, cities: cities.slice(0, mostOf.cities) })),
    ...(unknown.length > 0 && { unknownTowns: unknown }),
  }
}

/** Several in one field are fine: "Leuven, Aarschot". */
function readTowns(query: URLSearchParams): { known: string[]; unknown: string[] } {
  const typed = query
    .getAll(typedTown)
    .flatMap((text) => text.split(/[,;\n]/))
    .map((name) => name.trim().slice(0, longestTyped))
    .filter(Boolean)
    .slice(0, mostTyped)
  return {
    known: typed.flatMap((name) => findMunicipality(name) ?? []),
    unknown: typed.filter((name) => !findMunicipality(name)),
  }
}

/** The questions of the search, apart from the questions about the person. */
export function splitDemand(data: FormData): { query: URLSearchParams; person: FormData } {
  const query = new URLSearchParams()
  const person = new FormData()
  for (const [name, value] of data) {
    if (!ownNames.includes(name)) person.append(name, value)
    else if (typeof value === 'string') query.append(name, value)
  }
  return { query, person }
}

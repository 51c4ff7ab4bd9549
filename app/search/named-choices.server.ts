import type { Database } from '../database/client.server'
import type { Language } from '../language/languages'
import { translated } from '../language/translated'
import { listCities, listPropertyTypes } from '../properties/look-ups/look-up-queries.server'
import type { NamedChoice } from './list/found-list'

/** What types and countries are called, for whoever tells a search in words. */
export async function namedChoices(db: Database, language: Language) {
  const [types, cities] = await Promise.all([listPropertyTypes(db), listCities(db)])
  const countries = new Map(cities.map((city) => [city.countryId, city.countryName]))
  const choice = (value: number, name: Parameters<typeof translated>[0]): NamedChoice => {
    return { value, name: translated(name, language), count: 0 }
  }
  return {
    types: types.map(({ webId, name }) => choice(webId, name)),
    countries: [...countries].map(([id, name]) => choice(id, name)),
  }
}

import { type SQL, sql } from 'drizzle-orm'
import { townNames } from '../look-ups/town-names'
import { properties } from '../stored/tables.server'

/** Without accents, capitals and marks, as far as it matters to compare two names of towns. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

const towns = townNames.map(({ zip, nl, fr, en, de, old }) => ({
  zip,
  stored: [nl, fr],
  names: [nl, fr, en, de, old].flatMap((name) => (name ? plain(name) : [])),
}))

/** The towns that a word names in any of the languages: Uccle is Ukkel. */
function namedBy(word: string) {
  const wanted = plain(word)
  if (wanted.length < 3) return []
  return towns.filter(({ names }) => names.some((name) => name.startsWith(wanted)))
}

const { reference, street, houseNumber, zip, city, title } = properties
/** All that the office knows a property by; there is an index on it. */
export const knownBy = sql`f_property_words(${reference}, ${street}, ${houseNumber}, ${zip}, ${city}, ${title})`

/** Its words say the town too: without them the index would be of no use. */
export function inTownNamed(word: string): SQL[] {
  return namedBy(word).flatMap((town) =>
    [...new Set(town.stored)].map((name) => {
      const key = sql`f_search_key(${name})`
      return sql`(${knownBy} like '%' || ${key} || '%' and f_search_key(${city}) = ${key} and ${zip} like ${`${town.zip}%`})`
    }),
  )
}

/** The names of those towns as people in Belgium write them. */
export function townsNamed(word: string): string[] {
  return [...new Set(namedBy(word).flatMap(({ stored }) => stored))]
}

/** For lists of what is about a property: whether its reference has this in it. */
export function isReferenceLike(propertyId: SQL, word: string): SQL {
  return sql`exists (select from ${properties} where ${properties.id} = ${propertyId}
    and f_search_key(${properties.reference}) like '%' || f_search_key(${word}) || '%')`
}

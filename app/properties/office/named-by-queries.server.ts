import { and, or, type SQL, sql } from 'drizzle-orm'
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

export function inTownNamed(word: string): SQL[] {
  return namedBy(word).flatMap(({ zip, stored }) => {
    const is = stored.map((name) => sql`f_search_key(${properties.city}) = f_search_key(${name})`)
    return and(sql`${properties.zip} like ${`${zip}%`}`, or(...is)) ?? []
  })
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

import type { Language } from '../../language/languages'
import { townNames } from '../../properties/look-ups/town-names'
import { searchKey } from '../search-key'

/** Towns with more than one name: whichever is typed, all of them are meant. */
const towns = townNames.map((town) => {
  const { nl, fr, en, de, old } = town
  const names = [nl, fr, en, de, old].filter((name) => name !== undefined)
  return { town, names, keys: [...new Set(names.map(searchKey))] }
})
const byKey = Map.groupBy(
  towns.flatMap((each) => each.keys.map((key) => ({ key, ...each }))),
  ({ key }) => key,
)

/** The search keys of a town's names in every language, the one asked about first. */
export function townKeys(name: string): string[] {
  const key = searchKey(name)
  return [...new Set([key, ...(byKey.get(key) ?? []).flatMap(({ keys }) => keys)])]
}

/** Its names in every language, as they are written. */
export function namesOfTown(name: string): string[] {
  return byKey.get(searchKey(name))?.[0]?.names ?? [name]
}

/** What a reader calls it: "Leuven" is "Louvain" in French. A postal code tells namesakes apart. */
export function townName({ name, zip }: { name: string; zip?: string }, language: Language) {
  const namesakes = byKey.get(searchKey(name)) ?? []
  const known = namesakes.find(({ town }) => !zip || zip.startsWith(town.zip))
  return known?.town[language] ?? name
}

import { townNames } from '../../properties/look-ups/town-names'
import { searchKey } from '../search-key'

/** Towns with more than one name: whichever is typed, all of them are meant. */
const towns = townNames.map(({ nl, fr, en, de, old }) => [
  ...new Set([nl, fr, en, de, old].filter((name) => name !== undefined).map(searchKey)),
])
const byKey = new Map(towns.flatMap((keys) => keys.map((key) => [key, keys] as const)))

/** The search keys of a town's names in every language, the one asked about first. */
export function townKeys(name: string): string[] {
  const key = searchKey(name)
  return [...new Set([key, ...(byKey.get(key) ?? [])])]
}

import type { Language } from '../../language/languages'
import type { Criteria } from '../criteria'
import { townName } from '../suggest/town-names'

const mostNamed = 3

/** Which places a title names, as its reader calls them: none when there are too many to read. */
export function titlePlaces({ cities }: Criteria, language: Language): string | undefined {
  if (cities.length === 0 || cities.length > mostNamed) return undefined
  const names = [...new Set(cities.map((city) => townName(city, language)))]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

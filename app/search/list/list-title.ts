import type { Criteria } from '../criteria'

const mostNamed = 3

/** Which places a title names: none when there are too many to read. */
export function titlePlaces({ cities }: Criteria, language: string): string | undefined {
  if (cities.length === 0 || cities.length > mostNamed) return undefined
  const names = [...new Set(cities.map(({ name }) => name))]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

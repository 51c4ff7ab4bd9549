import { knownNames } from './known-names'
import { unpackedText } from './packed-text'

/**
 * What React Router reads, made of what `packed-data.server.ts` wrote: a list of all values, which name each other
 * by their place. What the router wrote itself stays as it is.
 */
export function unpackedData(text: string): string {
  if (!text.startsWith('[[')) return text
  const [own, data]: [string[][], unknown] = JSON.parse(text, unpacked)
  const names = [...knownNames, ...own]
  const values: unknown[] = []
  const places = new Map<unknown, number>([[null, -5]])

  function place(value: unknown): number {
    const known = places.get(value)
    if (known !== undefined) return known
    const at = values.push(value) - 1
    places.set(value, at)
    if (Array.isArray(value)) values[at] = whole(value)
    return at
  }

  function whole([number, ...parts]: unknown[]) {
    if (number === -1) return ['D', parts[0]]
    const told = names[Number(number) - 1]
    if (!told) return parts.map(place)
    return Object.fromEntries(told.map((name, index) => [`_${place(name)}`, place(parts[index])]))
  }

  place(data)
  return `${JSON.stringify(values)}\n`
}

const unpacked = (_: string, value: unknown) =>
  typeof value === 'string' ? unpackedText(value) : value

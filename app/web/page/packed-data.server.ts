import { knownNames } from './known-names'
import { packedText } from './packed-text'

const deepest = 60
const moment = -1
const ofLists = knownNames.map((names, at) => [JSON.stringify(names), at + 1] as const)

/**
 * What a page wakes with, as text that packs well: each thing is a list that begins with the number of its
 * names, a list of others begins with 0, a moment with -1, and the names that `known-names.ts` lacks stand in
 * front, once. Undefined when something in it is more than that, such as a map: React Router's own text says
 * it. `unpacked-data.ts` reads it.
 */
export function packedData(data: unknown): string | undefined {
  const names: string[][] = []
  const known = new Map<string, number>(ofLists)

  function numberOf(keys: string[]): number {
    const name = JSON.stringify(keys)
    const found = known.get(name) ?? knownNames.length + names.push(keys)
    known.set(name, found)
    return found
  }

  function packed(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return packedText(value)
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value
    if (typeof value !== 'object' || depth > deepest) throw new MoreThanJson()
    const list: unknown[] = [0]
    if (Array.isArray(value)) {
      for (const each of value) list.push(packed(each, depth + 1))
      return list
    }
    if (isMoment(value)) return [moment, value.getTime()]
    if (!isPlain(value)) throw new MoreThanJson()
    const keys: string[] = []
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined) continue
      keys.push(key)
      list.push(packed(each, depth + 1))
    }
    list[0] = numberOf(keys)
    return list
  }

  try {
    const root = packed(data, 0)
    return JSON.stringify([names.map((keys) => keys.map(packedText)), root])
  } catch (error) {
    if (error instanceof MoreThanJson) return undefined
    throw error
  }
}

class MoreThanJson extends Error {}

function isMoment(value: object): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime())
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

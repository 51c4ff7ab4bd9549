import { isDeepStrictEqual } from 'node:util'
import type { properties } from './tables.server'

type Row = typeof properties.$inferSelect

/** What is kept of a property or project that nobody says about it. */
export type Bookkeeping =
  | 'source'
  | 'publishedAt'
  | 'changedAt'
  | 'hiddenAt'
  | 'feedHash'
  | 'overrides'
  | 'feedValues'
  | 'version'

/** What is said about a property, by the feed or by the office. */
export type PropertyContent = Omit<Row, Bookkeeping | 'list'>

/** Values by the path of their field: "priceCents", "title.fr", "details.costs.deposit". */
export type Fields = Record<string, unknown>

/** Decided by whoever keeps the record; nobody overrides them. */
const fixed = new Set(['id', 'projectId'])

/** Read and decided as a whole: half of them would say nothing. */
const whole = new Set(['details.annuity'])

/** What the office decided wins over the feed, by field: of a text only the languages it wrote. */
export function withOverrides<Content extends object>(
  content: Content,
  overrides: Fields,
): Content {
  return Object.entries(overrides)
    .filter(([path]) => mayOverride(content, path))
    .reduce((decided, [path, value]) => withField(decided, path.split('.'), value), content)
}

/** What a record says in those fields; a language it does not have is left out. */
export function fieldsAt(content: object, paths: string[]): Fields {
  if (paths.length === 0) return {}
  const known = fieldsOf(content)
  return Object.fromEntries(
    paths.filter((path) => known.has(path)).map((path) => [path, known.get(path)]),
  )
}

/** The fields in which two records differ, as the second one says them. */
export function changedFields(before: object, after: object): Fields {
  const [one, other] = [fieldsOf(before), fieldsOf(after)]
  const paths = [...new Set([...one.keys(), ...other.keys()])]
  const differing = paths.filter((path) => !isDeepStrictEqual(one.get(path), other.get(path)))
  return Object.fromEntries(differing.map((path) => [path, other.get(path)]))
}

function fieldsOf(content: object, above = ''): Map<string, unknown> {
  const fields = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const path = above + name
    if (!isGrouped(value) || whole.has(path)) return [[path, value]]
    return [...fieldsOf(value, `${path}.`)]
  })
  return new Map(fields)
}

function mayOverride(content: object, path: string): boolean {
  const [root = ''] = path.split('.')
  return root in content && !fixed.has(root)
}

/** Undefined takes the field away: the feed has no such language. */
function withField<Content extends object>(
  content: Content,
  [name = '', ...below]: string[],
  value: unknown,
): Content {
  const told: unknown = content[name as keyof Content]
  const next = below.length > 0 ? withField(isGrouped(told) ? told : {}, below, value) : value
  const { [name as keyof Content]: _, ...others } = content
  return (next === undefined ? others : { ...content, [name]: next }) as Content
}

function isGrouped(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  )
}

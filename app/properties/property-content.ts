import type { properties } from './tables.server'

type Row = typeof properties.$inferSelect

/** What is said about a property, by the feed or by the office. The rest of a row is bookkeeping. */
export type PropertyContent = Omit<
  Row,
  | 'source'
  | 'list'
  | 'publishedAt'
  | 'changedAt'
  | 'hiddenAt'
  | 'feedHash'
  | 'overrides'
  | 'version'
>

/** Decided by whoever keeps the record; nobody overrides them. */
const fixed = new Set(['id', 'projectId'])

/**
 * What the office decided wins over the feed, by field: of a text only the languages the office
 * wrote, of the details only the groups it filled in.
 */
export function withOverrides<Content extends object>(
  content: Content,
  overrides: Record<string, unknown>,
): Content {
  const decided = Object.entries(overrides)
    .filter(([field]) => field in content && !fixed.has(field))
    .map(([field, value]) => {
      const told: unknown = content[field as keyof Content]
      return [field, isGrouped(told) && isGrouped(value) ? { ...told, ...value } : value]
    })
  return { ...content, ...Object.fromEntries(decided) }
}

function isGrouped(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { feedProject } from './feed-project'
import { feedProperty } from './feed-record'

const blank = { property: blankOf(feedProperty.shape), project: blankOf(feedProject.shape) }
type Kind = keyof typeof blank

type Shape = Record<
  string,
  { safeParse: (value: undefined) => { success: boolean; data?: unknown } }
>

/** What each field is of which a record says nothing. */
export function blankOf(shape: Shape): Record<string, unknown> {
  const fields = Object.entries(shape).map(
    ([field, kind]) => [field, kind.safeParse(undefined)] as const,
  )
  return Object.fromEntries(
    fields.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])),
  )
}

/** A record tells a third of what it could: the rest is neither laid out, nor read back, nor compared. */
export function isBlank(value: unknown, none: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0 && Array.isArray(none)
  return isEmptyList || value === none
}

export function withBlanks<Record extends object>(kind: Kind, told: object): Record {
  return { ...blank[kind], ...told } as Record
}

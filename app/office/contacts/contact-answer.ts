import type { Conflict } from '../form/conflict'
import type { Problems } from '../form/problems'

/** What was typed, and why it was not saved. */
export type ContactAnswer = {
  values: Record<string, unknown>
  version: number
  base: Record<string, unknown>
  problems?: Problems
  conflict?: Conflict | undefined
  /** Nothing says who it is, or another card has the address. */
  refused?: 'nobody' | 'known'
  other?: string
}

import type { Criteria } from '../search/criteria'
import { criteria } from '../search/criteria-schema'

/** Criteria of years ago may not fit today's shape any more. */
export function readStoredCriteria(stored: unknown): Criteria | undefined {
  return criteria.safeParse(stored).data
}

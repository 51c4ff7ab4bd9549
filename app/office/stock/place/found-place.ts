import type { FoundAddress } from '../../../basemap/addresses/found-address'

/** What came of looking for an address: filled in, and what else it could have been. */
export type FoundPlace =
  | { outcome: 'found'; name: string; others: FoundAddress[] }
  | { outcome: 'chosen' | 'none' | 'away' | 'busy' }

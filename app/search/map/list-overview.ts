import type { PricePin } from './price-pins'

/** What stands beside a list before anybody opens the live map. */
export type ListOverview = {
  /** Address of the map that the server drew. */
  picture: string
  /** Whom its makers want named. */
  credit: string
  pins: (Omit<PricePin, 'area' | 'priceCents'> & { href: string; name: string })[]
}

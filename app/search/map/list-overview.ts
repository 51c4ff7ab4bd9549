import type { PricePin } from './price-pins'

/** What stands beside a list before anybody opens the live map. */
export type ListOverview = {
  /** Address of the map that the server drew. */
  picture: string
  /** Whom its makers want named. */
  credit: string
  pins: (Omit<PricePin, 'area' | 'priceCents' | 'city'> & {
    href: string
    name: string
    /** How many it stands for; its ids may be those of one page. */
    count: number
  })[]
}

/** Beside one page of the list, whose cards its pins point at. */
export function besidePage(overview: ListOverview, shown: { id: number }[]): ListOverview {
  const onPage = new Set(shown.map(({ id }) => id))
  const pins = overview.pins.map((pin) => ({ ...pin, ids: pin.ids.filter((id) => onPage.has(id)) }))
  return { ...overview, pins }
}

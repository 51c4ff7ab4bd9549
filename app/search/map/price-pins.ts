import { type Overview, viewOfOverview } from '../../basemap/drawing/overview-view'
import type { Point } from '../geometry'
import { shortPrice } from './map-message'

export type PricedSpot = { id: number; spot: Point; priceCents: number | null; city: string }

/** One property with its price, or several that lie too close to each other to be told apart. */
export type PricePin = {
  ids: number[]
  /** Pixels in the drawing. */
  x: number
  y: number
  width: number
  /** The lowest of those that are published. */
  priceCents: number | null
  /** "€ 398k", of several "€ 398k+"; without a price how many, and nothing of one. */
  label: string
  city: string
  /** Around several. */
  area: Point[] | null
}

export const pinHeight = 28
const smallest = 28
/** About as wide as a figure is, and the air beside the price. */
const letter = 7.6
const air = 18
/** More than this nobody reads. */
const most = 60
/** Degrees around several that lie on one spot. */
const rim = 0.01

type Placed = PricePin & { spots: Point[] }

/** In the order of the search: a pin that would touch an earlier one joins it. */
export function pricePins(overview: Overview, found: readonly PricedSpot[]): PricePin[] {
  const view = viewOfOverview(overview)
  const placed: Placed[] = []
  for (const { id, spot, priceCents, city } of found) {
    const [x, y] = view.at(...spot).map(Math.round) as [number, number]
    const pin: Placed = {
      ids: [id],
      x,
      y,
      priceCents,
      city,
      area: null,
      spots: [spot],
      ...labelOf(1, priceCents),
    }
    const near = placed.find((other) => touches(pin, other))
    if (near) join(near, pin)
    else if (placed.length < most) placed.push(pin)
  }
  return placed.map(({ spots, ...pin }) => ({
    ...pin,
    area: spots.length > 1 ? areaAround(spots) : null,
  }))
}

function touches(one: PricePin, other: PricePin): boolean {
  const across = Math.abs(one.x - other.x) < (one.width + other.width) / 2 + 2
  return across && Math.abs(one.y - other.y) < pinHeight + 2
}

function join(near: Placed, pin: Placed) {
  near.ids.push(...pin.ids)
  near.spots.push(...pin.spots)
  const prices = [near.priceCents, pin.priceCents].filter((price) => price !== null)
  near.priceCents = prices.length > 0 ? Math.min(...prices) : null
  Object.assign(near, labelOf(near.ids.length, near.priceCents))
}

function labelOf(count: number, priceCents: number | null) {
  const price = priceCents === null ? '' : shortPrice(priceCents)
  const several = price ? `${price}+` : `${count}`
  const label = count > 1 ? several : price
  return { label, width: Math.max(Math.round(label.length * letter + air), smallest) }
}

function areaAround(spots: readonly Point[]): Point[] {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [west, east] = [Math.min(...xs) - rim, Math.max(...xs) + rim]
  const [south, north] = [Math.min(...ys) - rim, Math.max(...ys) + rim]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

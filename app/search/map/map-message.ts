import { amount } from '../../properties/price'
import type { Point } from '../geometry'

/** Milliseconds between the frame's being ready and the message. */
export const messageDelay = 50

/** The corners of what the map shows now, as an area to search in. */
export function areaOf(west: number, south: number, east: number, north: number): Point[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

/** "€ 398k", "€ 1,2M", "€ 1.190": short enough for a marker. */
export function shortPrice(cents: number): string {
  const euros = Math.round(cents / 100)
  if (euros >= 1_000_000)
    return `€\u00a0${String(Math.round(euros / 100_000) / 10).replace('.', ',')}M`
  return euros >= 10_000 ? `€\u00a0${Math.round(euros / 1_000)}k` : amount(euros * 100)
}

import { euros } from '../properties/price'
import type { Range } from './range'

/** "€ 9.550 – € 10.650", or one amount when both ends are the same. Whole euros: it is an estimate. */
export function rangeText({ low, high }: Range): string {
  const [from, to] = [low, high].map((cents) => euros(Math.round(cents / 100) * 100))
  return from === to ? `${from}` : `${from} – ${to}`
}

/** 200 is "2 %", 1250 is "12,5 %", never broken over two lines. */
export function shareText(share: number): string {
  return `${String(share / 100).replace('.', ',')}\u00a0%`
}

/** "15-11-2026": a day as the specification writes it. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}-${month}-${year}`
}

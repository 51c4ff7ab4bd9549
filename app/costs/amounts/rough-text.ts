import { amount } from '../../properties/price'
import type { Range } from '../range'

/** Wide enough to hold both ends: thousands, or hundreds for what costs little. */
export function roughText({ low, high }: Range): string {
  const step = high >= 100_000_00 ? 1_000_00 : 100_00
  const from = Math.floor(low / step) * step
  const to = Math.ceil(high / step) * step
  return from === to ? amount(from) : `${amount(from)} – ${amount(to)}`
}

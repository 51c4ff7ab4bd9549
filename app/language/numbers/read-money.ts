import { numberParts } from './number-parts'
import type { NumberProblem } from './read-number'

/** Nobody buys for more: beyond this a typing mistake is likelier. */
const mostCents = 100_000_000_00

/**
 * An amount as people type it, in any language: "289000", "289.000", "289 000,50", "€ 1,250.75",
 * "1250 EUR". Cents, exactly, or the reason why not. Three digits after a sign are thousands: money has
 * no third decimal.
 */
export function readMoney(
  typed: string,
  highest = mostCents,
): { cents: number } | { problem: NumberProblem } {
  const text = withoutEuro(typed.trim())
  if (text === '') return { problem: 'required' }
  const parts = numberParts(text, () => true)
  if (!parts || parts.isNegative) return { problem: 'invalid' }
  if (parts.fraction.length > 2) return { problem: 'too-precise' }
  const cents = Number(parts.whole + parts.fraction.padEnd(2, '0'))
  return cents > highest ? { problem: 'too-large' } : { cents }
}

/** Before the amount or behind it, not both. */
function withoutEuro(text: string): string {
  const behind = text.replace(/^(€|EUR)\s*/i, '')
  return behind === text ? text.replace(/\s*(€|EUR)$/i, '') : behind
}

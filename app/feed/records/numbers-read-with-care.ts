import { euros } from './feed-values'

const threeDigits = /^\s*(?:€|EUR)?\s*-?[1-9]\d{0,2}([.,])\d{3}\s*(?:€|EUR)?\s*$/i

/**
 * "1,250" and "1.250" are two numbers, a thousand times apart: we read them as a Belgian does, and say
 * so. Only "345.000" for a price leaves no doubt.
 */
export function problemOfNumber(kind: unknown, written: unknown, read: unknown) {
  if (typeof written !== 'string' || typeof read !== 'number') return undefined
  const sign = threeDigits.exec(written)?.[1]
  const isPlain = !sign || (kind === euros && sign === '.') || read === Number(written)
  return isPlain ? undefined : `read-as-${read}`
}

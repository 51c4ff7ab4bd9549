import { readNumber } from '../language/numbers/read-number'

/** A percentage as typed, "3,25" or "3.25 %": hundredths of a percent. */
export function readShare(typed: string): number | undefined {
  const read = readNumber(typed.replace(/\s*%\s*$/, ''), { decimals: 2, highest: 99.99 })
  return 'value' in read ? Math.round(read.value * 100) : undefined
}

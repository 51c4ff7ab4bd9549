import { readMoney } from '../../language/numbers/read-money'
import { readNumber } from '../../language/numbers/read-number'

type Exactness = Parameters<typeof readNumber>[1]

/** Cents. What is no amount stays as typed, for the schema to refuse; the schema knows the limits. */
export function centsIn(typed: string): number | string {
  const read = readMoney(typed, Number.MAX_SAFE_INTEGER)
  return 'cents' in read ? read.cents : typed
}

/** "1 250,5" is a number to whoever typed it. What is none stays as typed, for the schema to refuse. */
export function numberIn(typed: string, exactness: Exactness): number | string {
  const read = readNumber(typed, { ...exactness, isNegativeAllowed: true })
  return 'value' in read ? read.value : typed
}

/** As it is typed: no sign, no groups, cents only when there are any. */
export function euroText(cents: unknown): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : ''
  const text = cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2)
  return text.replace('.', ',')
}

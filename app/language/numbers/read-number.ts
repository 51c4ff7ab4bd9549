import type { Language } from '../languages'
import { numberParts } from './number-parts'

/** Why what was typed is no number for us. */
export type NumberProblem = 'required' | 'invalid' | 'too-precise' | 'too-large'

type Limits = { highest?: number; isNegativeAllowed?: boolean }
/** With fewer than three decimals "1.250" is twelve hundred and fifty, whoever typed it. */
type Wish = Limits & ({ decimals: 0 | 1 | 2 } | { language: Language })

/** A number as people type it, or the reason why not; never a guess that is a thousand times off. */
export function readNumber(
  typed: string,
  wish: Wish,
): { value: number } | { problem: NumberProblem } {
  const { highest = Number.MAX_SAFE_INTEGER, isNegativeAllowed = false } = wish
  if (typed.trim() === '') return { problem: 'required' }
  const parts = numberParts(
    typed,
    (separator) => 'decimals' in wish || separator === thousandsIn(wish.language),
  )
  if (!parts || (parts.isNegative && !isNegativeAllowed)) return { problem: 'invalid' }
  const { whole, fraction, isNegative } = parts
  if ('decimals' in wish && fraction.length > wish.decimals) return { problem: 'too-precise' }
  const value = Number(`${whole}.${fraction}`)
  if (value > highest) return { problem: 'too-large' }
  return { value: isNegative && value !== 0 ? -value : value }
}

function thousandsIn(language: Language): '.' | ',' {
  return language === 'en' ? ',' : '.'
}

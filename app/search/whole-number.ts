import type { Language } from '../language/languages'
import { numberText } from '../language/numbers/number-text'

/** "1.250", in English "1,250". */
export function wholeNumber(value: number, language: Language): string {
  return numberText(value, language, { maximumFractionDigits: 0 })
}

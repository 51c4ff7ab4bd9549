import type { Figure } from '../../figures/figures'
import type { Language } from '../../language/languages'
import { numberText, percentText } from '../../language/numbers/number-text'
import type { Say as Texts } from '../../language/say'
import { amount } from '../../properties/price'

export type Say = Texts<readonly ['office-figures', 'office-properties']>

/** As a colleague reads it: "3,5 u", "€ 310.000", a dash when there is nothing to say. */
export function figureText({ value, unit }: Figure, language: Language, t: Say): string {
  if (value === null) return '–'
  switch (unit) {
    case 'count':
      return numberText(value, language)
    case 'days':
      return numberText(Math.round(value), language)
    case 'cents':
      return amount(Math.round(value / 100) * 100)
    case 'share':
      return percentText(value, language)
    case 'seconds':
      return durationText(value, language, t)
  }
}

export function durationText(seconds: number, language: Language, t: Say): string {
  const [minutes, hours] = [seconds / 60, seconds / 3600]
  if (minutes < 59.5) return t('duration.minutes', { value: Math.round(minutes) })
  if (hours < 48) return t('duration.hours', { value: rounded(hours, language) })
  return t('duration.days', { value: numberText(Math.round(hours / 24), language) })
}

/** For a spreadsheet: a bare number, in the unit that the head of its column says. */
export function figureCell({ value, unit }: Figure, language: Language): string {
  if (value === null) return ''
  const per = { count: 1, days: 1, share: 1, seconds: 3600, cents: 100 }[unit]
  return numberText(value / per, language, { useGrouping: false, maximumFractionDigits: 2 })
}

function rounded(value: number, language: Language): string {
  return numberText(value, language, { maximumFractionDigits: 1 })
}

import { dateFormat } from '../language/formats'
import type { Language } from '../language/languages'
import { firstCounted } from '../language/long-day'
import { numberText } from '../language/numbers/number-text'

const zone = 'Europe/Brussels'

/** "8 nov" of a day or of a moment, as it was in Belgium. */
export function shortDay(moment: string, language: Language): string {
  return format(moment, language, { day: 'numeric', month: 'short' }).replace('.', '')
}

/** "wo 18 nov" */
export function weekDay(moment: string, language: Language): string {
  return format(moment, language, { weekday: 'short', day: 'numeric', month: 'short' }).replace(
    /\./g,
    '',
  )
}

export function clockTime(moment: string, language: Language): string {
  return format(moment, language, { hour: '2-digit', minute: '2-digit' })
}

function format(moment: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  // A day has no hour; noon is the same day everywhere in Europe.
  const date = new Date(moment.length === 10 ? `${moment}T12:00:00Z` : moment)
  const formats = dateFormat(language, { ...options, timeZone: zone })
  return firstCounted(formats.format(date), language)
}

/** "1.965", in English "1,965". */
export function count(value: number, language: Language): string {
  return numberText(value, language, { maximumFractionDigits: 1 })
}

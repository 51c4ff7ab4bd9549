import { dateFormat } from '../language/formats'
import type { Language } from '../language/languages'
import { firstCounted } from '../language/long-day'
import { useLanguage } from '../language/use-language'

/** Moments and days as staff read them, on Belgian clocks. */
export function useMoments() {
  return momentsIn(useLanguage())
}

export function momentsIn(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: 'Europe/Brussels', ...options })
  const moments = format({ dateStyle: 'medium', timeStyle: 'short' })
  const days = format({ dateStyle: 'medium' })
  const hours = format({ timeStyle: 'short' })
  return {
    moment: (at: Date | string) => firstCounted(moments.format(new Date(at)), language),
    day: (at: Date | string) => firstCounted(days.format(new Date(at)), language),
    hour: (at: Date | string) => hours.format(new Date(at)),
  }
}

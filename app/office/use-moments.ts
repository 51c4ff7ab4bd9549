import { type Language, localeOf } from '../language/languages'
import { useLanguage } from '../language/use-language'

/** Moments and days as staff read them, on Belgian clocks. */
export function useMoments() {
  return momentsIn(useLanguage())
}

export function momentsIn(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Europe/Brussels', ...options })
  const moments = format({ dateStyle: 'medium', timeStyle: 'short' })
  const days = format({ dateStyle: 'medium' })
  const hours = format({ timeStyle: 'short' })
  return {
    moment: (at: Date | string) => moments.format(new Date(at)),
    day: (at: Date | string) => days.format(new Date(at)),
    hour: (at: Date | string) => hours.format(new Date(at)),
  }
}

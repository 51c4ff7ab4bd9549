import { type Language, localeOf } from './languages'

/** '2026-11-12' as "12 november 2026". */
export function longDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

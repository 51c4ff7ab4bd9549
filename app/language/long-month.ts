import { dateFormat } from './formats'
import type { Language } from './languages'

/** '2026-11-12' as "november 2026". */
export function longMonth(day: string, language: Language): string {
  const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(day))
}

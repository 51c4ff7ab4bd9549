import { dateFormat } from './formats'
import type { Language } from './languages'

/** '2026-11-12' as "12 november 2026". */
export function longDay(day: string, language: Language): string {
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return firstCounted(format.format(new Date(`${day}T00:00:00Z`)), language)
}

/** French counts the first day of a month, "1er mars", which the formats of a browser do not. */
export function firstCounted(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/(?<![\d:.,])1\s(?=\p{L})/u, '1er ') : text
}

import { brusselsZone } from '../../language/brussels-day'
import { dateFormat } from '../../language/formats'
import type { Language } from '../../language/languages'
import { firstCounted } from '../../language/long-day'

type Options = Intl.DateTimeFormatOptions

function said(moment: Date | string, language: Language, options: Options): string {
  const format = dateFormat(language, { timeZone: brusselsZone, ...options })
  const text = format.format(new Date(moment))
  return language === 'en' ? text.replace(',', '') : firstCounted(text, language)
}

/** "14:30", by the clock in Brussels. */
export function clockTime(moment: Date | string, language: Language): string {
  return said(moment, language, { hour: '2-digit', minute: '2-digit', hour12: false })
}

/** "woensdag 18 november 2026" */
export function fullDate(moment: Date | string, language: Language): string {
  return said(moment, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** "woensdag 18 november" */
export function dayAndMonth(moment: Date | string, language: Language): string {
  return said(moment, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "18"; the first is "1er" in French, as its full name says it. */
export function dayNumber(day: string, language: Language): string {
  const number = Number(day.slice(8))
  return language === 'fr' && number === 1 ? '1er' : `${number}`
}

/** "wo 18 nov" */
export function shortDate(moment: Date | string, language: Language): string {
  const text = said(moment, language, { weekday: 'short', day: 'numeric', month: 'short' })
  return text.replace(',', '')
}

export function weekdayName(moment: Date | string, language: Language, width: 'short' | 'long') {
  return said(moment, language, { weekday: width }).replace(/\.$/, '')
}

/** A day as a moment that lies in it wherever the clock stands: "2026-11-18" is noon there. */
export function noonOf(day: string): Date {
  return new Date(`${day}T11:00:00Z`)
}

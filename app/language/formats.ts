import { type Language, localeOf } from './languages'

/** Making a format costs as much as a hundred texts of it: each is made once. */
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(localeOf(language), options)
  return kept(dates, language + JSON.stringify(options), make)
}

export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const make = () => new Intl.NumberFormat(localeOf(language), options)
  return kept(numbers, language + JSON.stringify(options), make)
}

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key)
  if (known) return known
  const made = make()
  formats.set(key, made)
  return made
}

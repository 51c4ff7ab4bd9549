import type { Language } from './languages'

type Format = { useGrouping?: boolean; maximumFractionDigits?: number }

/**
 * A number as readNumber reads it back in the same language. English has its own signs here: CLDR
 * gives English in Belgium those of Dutch, which is not what an English hand types.
 */
export function numberText(
  value: number,
  language: Language,
  { useGrouping = true, maximumFractionDigits = 20 }: Format = {},
): string {
  const locale = language === 'en' ? 'en-GB' : `${language}-BE`
  return new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits }).format(value)
}

/** For a field of a form: no thousands to type around. What was refused stays as it was typed. */
export function fieldText(value: unknown, language: Language): string {
  if (typeof value === 'number') return numberText(value, language, { useGrouping: false })
  return typeof value === 'string' ? value : ''
}

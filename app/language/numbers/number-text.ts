import { numberFormat } from '../formats'
import type { Language } from '../languages'

type Format = { useGrouping?: boolean; maximumFractionDigits?: number }

/** A number as readNumber reads it back in the same language. */
export function numberText(
  value: number,
  language: Language,
  { useGrouping = true, maximumFractionDigits = 20 }: Format = {},
): string {
  return numberFormat(language, { useGrouping, maximumFractionDigits }).format(value)
}

/** 12.5 is "12,5 %", in English "12.5%"; never broken over two lines. */
export function percentText(value: number, language: Language): string {
  return `${numberText(value, language)}${language === 'en' ? '' : '\u00a0'}%`
}

/** For a field of a form: no thousands to type around. What was refused stays as it was typed. */
export function fieldText(value: unknown, language: Language): string {
  if (typeof value === 'number') return numberText(value, language, { useGrouping: false })
  return typeof value === 'string' ? value : ''
}

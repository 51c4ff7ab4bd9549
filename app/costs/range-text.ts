import type { Language } from '../language/languages'
import { percentText } from '../language/numbers/number-text'
import { amount } from '../properties/price'
import type { Range } from './range'

/** "€ 9.550 – € 10.650", or one amount when both ends are the same. Whole euros: it is an estimate. */
export function rangeText({ low, high }: Range): string {
  const [from, to] = [low, high].map((cents) => amount(Math.round(cents / 100) * 100))
  return from === to ? `${from}` : `${from} – ${to}`
}

/** 200 is "2 %", 1250 is "12,5 %". */
export function shareText(share: number, language: Language): string {
  return percentText(share / 100, language)
}

/** "15-11-2026": a day as the specification writes it. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}-${month}-${year}`
}

import type { Language } from '../../language/languages'
import { numberText, percentText } from '../../language/numbers/number-text'
import { type Address, addressText } from '../address'
import { euros } from '../price'

/** The specification's ways of showing a field, each with what it shows. */
export type DisplayValue =
  | { type: 'string'; value: string | null }
  | { type: 'number'; value: number | null; unit?: Unit }
  | { type: 'price'; value: number | null }
  | { type: 'address'; value: Address | null }
  | { type: 'date'; value: string | null }
  | { type: 'array'; value: string[] }
  | { type: 'percentage'; value: number | null }

/** What is told in a word of ours: each has a text in every language. */
export type Answer = 'yes' | 'no' | 'on-request' | 'missing' | 'pending' | 'present'
export type ShownValue = DisplayValue | { type: 'answer'; value: Answer | null }

export type Unit = 'm²' | 'm' | 'kWh/m²' | 'kWh' | 'kWh/m².an' | 'kWh/an' | 'kg CO₂/m²'

/** What a visitor reads; empty when there is nothing to tell. */
export function displayValue(shown: DisplayValue, language: Language): string {
  if (shown.value === null) return ''
  switch (shown.type) {
    case 'string':
      return shown.value
    case 'number':
      return shown.unit
        ? `${number(shown.value, language)} ${shown.unit}`
        : number(shown.value, language)
    case 'price':
      return euros(shown.value)
    case 'address':
      return addressText(shown.value, { publishAddress: true, hideCity: false }, language)
    case 'date':
      return shortDay(shown.value)
    case 'array':
      return shown.value.filter(Boolean).join(', ')
    case 'percentage':
      return Number.isFinite(shown.value) ? percentText(shown.value, language) : ''
  }
}

/** "2032-03-05" reads "5-3-2032"; a moment is told by its day. */
export function shortDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(day) ?? []
  return year ? `${Number(date)}-${Number(month)}-${year}` : ''
}

function number(value: number, language: Language): string {
  if (!Number.isFinite(value)) return ''
  return numberText(value, language, { maximumFractionDigits: 2 })
}

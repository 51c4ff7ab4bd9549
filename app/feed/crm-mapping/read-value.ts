import { inLanguages, languages } from '../../language/languages'
import type { Translatable } from '../../language/translated'
import { answerIn } from './yes-or-no'

/** How a value of a CRM is read. What it turns into is in our units: cents, m², whole days. */
export type ReadAs =
  | 'word'
  | 'count'
  | 'number'
  | 'measure'
  | 'year'
  | 'euros'
  | 'yes'
  /** Yes where the CRM says no: "hidden" is not shown. */
  | 'no'
  | 'day'
  | 'american-day'
  | 'code'
  /** Several codes with commas between them: their words, one after the other. */
  | 'codes'
  /** A text per language, or a code for one. */
  | 'words'

export type Codes = Record<string, string | number | boolean | Translatable | null>

/** Undefined: it says something, but nothing that makes sense. Null: it says nothing. */
export function readValue(value: unknown, as: ReadAs, codes: Codes = {}): unknown {
  if (value === undefined || value === null || (typeof value === 'string' && isBlank(value)))
    return null
  return readers[as](value, codes)
}

const isBlank = (text: string) => /^\s*-?\s*$/.test(text)

const longestWord = 400
const mostEuros = 1_000_000_000

const readers: Record<ReadAs, (value: unknown, codes: Codes) => unknown> = {
  word: (value) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && text.trim().length <= longestWord ? text.trim() : undefined
  },
  count: (value) => within(value, 0, 100_000, true),
  number: (value) => within(value, -1_000_000, 100_000_000),
  // An unknown measure is written as 0.
  measure: (value) => orNull(within(value, 0, 100_000_000)),
  year: (value) => orNull(within(value, 0, 2_200, true)),
  euros: (value) => {
    const euros = within(typeof value === 'string' ? amountIn(value) : value, 0, mostEuros)
    return euros === undefined ? undefined : Math.round(euros * 100)
  },
  yes: answerIn,
  no: (value) => {
    const answer = answerIn(value)
    return answer === undefined ? undefined : !answer
  },
  day: (value) => realDay(/^(\d{4})-(\d{2})-(\d{2})/.exec(String(value)), [1, 2, 3]),
  'american-day': (value) =>
    realDay(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(String(value)), [3, 1, 2]),
  code: (value, codes) => {
    const key = String(value).trim()
    return Object.hasOwn(codes, key) ? codes[key] : undefined
  },
  codes: (value, codes) => {
    const told = String(value)
      .split(',')
      .map((key) => key.trim())
    const known = told.filter((key) => Object.hasOwn(codes, key))
    if (known.length === 0) return undefined
    const meant = known.flatMap((key) => (codes[key] as Translatable | null) ?? [])
    const spoken = languages.filter((code) => meant.some((words) => words[code]))
    return meant.length === 0
      ? null
      : inLanguages(spoken, (code) => [...new Set(meant.map((words) => words[code]))].join(', '))
  },
  words: (value, codes) => {
    if (typeof value !== 'object') return undefined
    const [first] = Object.values(value as Translatable)
    if (first === undefined) return null
    return /^\d+$/.test(first) ? codes[first] : value
  },
}

/**
 * "€ 310.000,00", "310 000" and "1.310.000" are what somebody wrote. Of "310.000" alone nobody knows whether
 * it is three hundred euros or three hundred thousand.
 */
function amountIn(text: string): string | undefined {
  const bare = text.replace(/€|\beuro?s?\b|\s|['’]/gi, '')
  const [, whole = bare, decimals = '00'] = /^(.*?)[.,](\d{1,2}|\d{4,})$/.exec(bare) ?? []
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)
  if (isGrouped && whole === bare && whole.length < 8) return /^0/.test(whole) ? bare : undefined
  return `${isGrouped ? whole.replace(/[.,]/g, '') : whole}.${decimals}`
}

function within(value: unknown, least: number, most: number, isWhole = false) {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  if (number < least || number > most) return undefined
  return isWhole && !Number.isInteger(number) ? undefined : number
}

function orNull(measure: number | undefined): number | null | undefined {
  return measure === 0 ? null : measure
}

/** The empty days of some systems say nothing. */
const firstYear = 1901

function realDay(found: RegExpExecArray | null, [year, month, day]: [number, number, number]) {
  if (!found) return undefined
  const [y, m, d] = [found[year], found[month], found[day]].map(Number) as [number, number, number]
  if (y < firstYear) return null
  const date = new Date(Date.UTC(y, m - 1, d))
  const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

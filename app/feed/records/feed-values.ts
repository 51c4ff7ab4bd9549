import * as z from 'zod'
import { languages } from '../../language/languages'
import { readMoney } from '../../language/numbers/read-money'
import { readNumber } from '../../language/numbers/read-number'

/** How a CRM writes values: numbers as text, flags as 0 and 1, days with or without a time. */
const isNothing = (value: unknown) =>
  value == null || (typeof value === 'string' && value.trim() === '')
const asText = (value: unknown) => {
  if (value == null) return ''
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : value
}
/** A flat without a box number, or a street without numbers, has 0 there. */
const asDoorNumber = (value: unknown) => {
  const text = asText(value)
  return text === '0' ? '' : text
}
const asNumber = (value: unknown) => {
  if (isNothing(value)) return null
  return typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
}
/** "1.250" is read as a Belgian writes it; a coordinate such as "50.850" never passes here. */
const asMeasure = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value !== 'string') return value
  const read = readNumber(value, { language: 'nl', isNegativeAllowed: true })
  return 'value' in read ? read.value : value
}
const asCount = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value !== 'string') return value
  const read = readNumber(value, { decimals: 0, isNegativeAllowed: true })
  return 'value' in read ? read.value : value
}
/** Far above any price, so that a typing mistake is not shown as one. */
const mostEuros = 1_000_000_000
/** "€ 345.000,50", and "345.000,-" as it stands on a poster. */
const asEuros = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value !== 'string') return value
  const read = readMoney(value.trim().replace(/,-+$/, ''), mostEuros * 100)
  return 'cents' in read ? read.cents / 100 : value
}
const saidYes = new Set(['1', '-1', 'true', 'ja', 'oui', 'yes'])
const saidNo = new Set(['0', 'false', 'nee', 'neen', 'non', 'no', 'nein'])
const asFlag = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const said = String(value).trim().toLowerCase()
  if (saidYes.has(said)) return true
  return saidNo.has(said) ? false : value
}
/** Some systems write an empty day as the first day they know. */
const emptyDays = /^(0001-01-01|1900-01-01|0000-00-00)/
const asDay = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value !== 'string') return value
  if (emptyDays.test(value)) return null
  const [, day = '', month = '', year] = value.match(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value.slice(0, 10)
}
const asLetter = (value: unknown) => {
  const text = asText(value)
  return typeof text === 'string' ? text.toUpperCase() : text
}
const asLanguage = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.trim().toLowerCase().slice(0, 2) : undefined

/** The longest text that is let in: beyond it, something else than a text was sent. */
const longText = 50_000
const mostOfAnything = 2_147_483_647
/** Days and years of buildings, certificates and appointments; 9999 means that nobody knows. */
const someDay = /^(1[5-9]|20|21)\d\d-/
const firstYear = 1000
const lastYear = 2199

const numberUpTo = (read: (value: unknown) => unknown, low: number, high: number) =>
  z.preprocess(read, z.number().min(low).max(high).nullable()).default(null)
const wholeUpTo = (high: number) =>
  z.preprocess(asCount, z.number().int().min(0).max(high).nullable()).default(null)

export const word = z.preprocess(asText, z.string().max(400)).default('')
export const text = z.preprocess(asText, z.string().max(longText)).default('')
export const doorNumber = z.preprocess(asDoorNumber, z.string().max(40)).default('')
/** Of any country, and never without a figure: "L-1611", "3000". */
export const postalCode = z.preprocess(asText, z.string().max(16).regex(/^$|\d/)).default('')
/** Below nought for a building that gives more energy than it takes. */
export const energy = numberUpTo(asMeasure, -1_000_000, 100_000_000)
/** Square metres, or metres. */
export const measure = numberUpTo(asMeasure, 0, 100_000_000)
export const latitude = numberUpTo(asNumber, -90, 90)
export const longitude = numberUpTo(asNumber, -180, 180)
export const euros = numberUpTo(asEuros, 0, mostEuros)
/** Any number of the CRM. */
export const count = wholeUpTo(mostOfAnything)
/** Rooms, floors and places to park. */
export const rooms = wholeUpTo(999)
/** The place of an answer in a list of so many. */
export const answer = (answers: number) => wholeUpTo(answers - 1)
export const year = z
  .preprocess(
    asCount,
    z.union([z.literal(0), z.number().int().min(firstYear).max(lastYear)]).nullable(),
  )
  .default(null)
export const flag = z.preprocess(asFlag, z.boolean().nullable()).default(null)
export const day = z.preprocess(asDay, z.iso.date().regex(someDay).nullable()).default(null)
export const letter = (letters: string) =>
  z.preprocess(asLetter, z.enum(['', ...letters])).default('')
export const id = z.preprocess(asNumber, z.number().int().min(1).max(mostOfAnything))
export const otherId = z
  .preprocess(asNumber, z.number().int().min(0).max(mostOfAnything).nullable())
  .default(null)
  .transform((told) => told || null)
/** Dutch when a record does not tell. */
export const languageCode = z.preprocess(asLanguage, z.enum(languages).default('nl'))
export const requiredWord = z.preprocess(asText, z.string().min(1).max(400))
export const requiredCount = z.preprocess(asNumber, z.number().int().min(0).max(mostOfAnything))

/** Of a list, an item that makes no sense is left out: a property is worth more than one of its pictures. */
export function items<Item extends z.ZodType>(item: Item) {
  const sound = (list: z.input<Item>[]) =>
    list.flatMap((each) => {
      const { data, success } = item.safeParse(each)
      return success ? [data] : []
    })
  const anything = z.custom<z.input<Item>>(() => true)
  return z
    .array(anything)
    .nullish()
    .transform((list) => sound(list ?? []))
}

import * as z from 'zod'
import { languages } from '../../language/languages'

/** How a CRM writes values: numbers as text, flags as 0 and 1, days with or without a time. */
const isNothing = (value: unknown) => value == null || value === ''
const asText = (value: unknown) => {
  if (value == null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim() : value
}
const asNumber = (value: unknown) => {
  if (isNothing(value)) return null
  return typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
}
/** "€ 345.000,50" groups its thousands; a coordinate such as "50.850" never passes here. */
const asEuros = (value: unknown) => {
  if (typeof value !== 'string') return asNumber(value)
  const bare = value.replace(/[€\s]/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)
  return asNumber(isGrouped ? bare.replaceAll('.', '') : bare)
}
const asFlag = (value: unknown) => {
  if (isNothing(value)) return null
  if (typeof value === 'boolean') return value
  const known: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }
  return known[String(value).toLowerCase()] ?? value
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
const asLanguage = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.trim().toLowerCase().slice(0, 2) : undefined

/** The longest text that is let in: beyond it, something else than a text was sent. */
const longText = 50_000

export const word = z.preprocess(asText, z.string().max(400)).default('')
export const text = z.preprocess(asText, z.string().max(longText)).default('')
export const number = z
  .preprocess(asNumber, z.number().min(-1_000_000).max(100_000_000).nullable())
  .default(null)
export const count = z
  .preprocess(asNumber, z.number().int().min(0).max(2_147_483_647).nullable())
  .default(null)
export const euros = z
  .preprocess(asEuros, z.number().min(0).max(1_000_000_000).nullable())
  .default(null)
export const flag = z.preprocess(asFlag, z.boolean().nullable()).default(null)
export const day = z.preprocess(asDay, z.iso.date().nullable()).default(null)
export const id = z.preprocess(asNumber, z.number().int().min(1).max(2_147_483_647))
/** Dutch when a record does not tell. */
export const languageCode = z.preprocess(asLanguage, z.enum(languages).default('nl'))
export const requiredWord = z.preprocess(asText, z.string().min(1).max(400))
export const requiredCount = z.preprocess(asNumber, z.number().int().min(0).max(2_147_483_647))

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

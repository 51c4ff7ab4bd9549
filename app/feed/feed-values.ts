import * as z from 'zod'

/** How a CRM writes values: numbers as text, flags as 0 and 1, days with or without a time. */
const asText = (value: unknown) => (value == null ? '' : String(value).trim())
const asNumber = (value: unknown) => {
  if (value == null || value === '') return null
  return typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
}
const asFlag = (value: unknown) => {
  if (value == null || value === '') return null
  if (typeof value === 'boolean') return value
  const known: Record<string, boolean> = { '1': true, true: true, '0': false, false: false }
  return known[String(value).toLowerCase()] ?? value
}
const asDay = (value: unknown) => {
  if (value == null || value === '') return null
  const [, day = '', month = '', year] =
    String(value).match(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/) ?? []
  return year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : String(value).slice(0, 10)
}

export const word = z.preprocess(asText, z.string().max(400)).default('')
export const text = z.preprocess(asText, z.string().max(50_000)).default('')
export const number = z.preprocess(asNumber, z.number().nullable()).default(null)
export const count = z.preprocess(asNumber, z.number().int().min(0).nullable()).default(null)
export const euros = z
  .preprocess(asNumber, z.number().min(0).max(20_000_000).nullable())
  .default(null)
export const flag = z.preprocess(asFlag, z.boolean().nullable()).default(null)
export const day = z.preprocess(asDay, z.iso.date().nullable()).default(null)
export const id = z.preprocess(asNumber, z.number().int().min(1).max(2_147_483_647))
export const languageCode = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.enum(['nl', 'fr', 'en', 'de']),
)

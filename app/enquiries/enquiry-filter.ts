import * as z from 'zod'
import { enquiryStates } from './enquiry-state'

const perPage = 25

/** What an address of the list asks for; nonsense in it asks for nothing. */
const filter = z.object({
  text: z.string().trim().max(200).default('').catch(''),
  form: z.string().max(40).optional().catch(undefined),
  state: z
    .enum(['open', ...enquiryStates, 'all'])
    .default('open')
    .catch('open'),
  /** A colleague, or nobody yet. */
  assignee: z
    .union([z.uuid(), z.literal('nobody')])
    .optional()
    .catch(undefined),
  property: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
})

export type EnquiryFilter = z.infer<typeof filter>

export function readEnquiryFilter(query: URLSearchParams): EnquiryFilter {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  // "All" is the empty choice of the form; an address that says nothing asks for what is open.
  return filter.parse({ ...(query.get('state') === '' && { state: 'all' }), ...given })
}

/** The same list at another page or with another filter; what is usual stays out of the address. */
export function enquiryFilterQuery(wish: Partial<EnquiryFilter>): string {
  const query = new URLSearchParams()
  const usual: Partial<EnquiryFilter> = { text: '', state: 'open', page: 1 }
  for (const name of ['text', 'form', 'state', 'assignee', 'property', 'page'] as const) {
    const value = wish[name]
    if (value !== undefined && value !== usual[name]) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

export const pageOf = ({ page }: EnquiryFilter) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
})

export const enquiryPages = (total: number) => Math.max(1, Math.ceil(total / perPage))

/** "2026-00042" and "42" name one enquiry; a phone number does not. */
export function numberIn(text: string): number | undefined {
  const digits = /^(?:\d{4}-)?0*(\d{1,9})$/.exec(text.trim())?.[1]
  return digits ? Number(digits) : undefined
}

/** "+32 (0)470 12.34.56" and "0470/12 34 56" are one number: what comes after the country and the zero. */
export function phoneIn(text: string): string | undefined {
  if (!/^[\d\s+().\-/]+$/.test(text.trim())) return undefined
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '')
  const national = digits.replace(/^(?:00)?32(?=\d{8,9}$)/, '').replace(/^0+/, '')
  return national.length >= 6 ? national : undefined
}

/** Words to look for in names; none where they are too short, or the pairs of a telephone number. */
export function wordsIn(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  const isNumber = words.length > 1 && phoneIn(text) !== undefined
  return isNumber || !hasLongWord(text) ? [] : words
}

/** Fewer than three letters in a row help no index of words: every row would be read. */
export function hasLongWord(text: string): boolean {
  return /[\p{L}\d]{3}/u.test(text)
}

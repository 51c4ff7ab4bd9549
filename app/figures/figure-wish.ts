import * as z from 'zod'
import { readDay } from '../language/read-day'

export const countedKinds = ['enquiry', 'viewing', 'offer', 'closing'] as const
export type CountedKind = (typeof countedKinds)[number]

export const stockStates = ['draft', 'available', 'option'] as const
export type StockState = (typeof stockStates)[number]

/** In days on offer, each from the last day of the one before. */
export const stockAges = ['30', '90', '180', '365', 'more'] as const
export type StockAge = (typeof stockAges)[number]
/** The first day of each age but the first. */
export const ageStarts = [31, 91, 181, 366]

export const figuresPerPage = 50

const day = z.string().refine((text) => readDay(text) !== undefined)
const page = z.coerce.number().int().min(1).max(100_000).default(1).catch(1)

const stock = z.object({
  what: z.literal('stock'),
  state: z.enum(stockStates).optional().catch(undefined),
  age: z.enum(stockAges).optional().catch(undefined),
  page,
})

const counted = z.object({
  what: z.enum(countedKinds),
  from: day,
  to: day,
  /** An address; without one, of nobody yet. */
  agent: z.string().max(200).optional(),
  channel: z.string().max(40).optional(),
  property: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  /** Only those of which the middle or the sum is known. */
  only: z.enum(['answered', 'timed', 'priced']).optional().catch(undefined),
  page,
})

const wish = z.discriminatedUnion('what', [stock, counted])
export type StockWish = z.infer<typeof stock>
export type CountedWish = z.infer<typeof counted>
export type FigureWish = z.infer<typeof wish>

/** Undefined: no figure leads there. */
export function readFigureWish(query: URLSearchParams): FigureWish | undefined {
  return wish.safeParse(Object.fromEntries(query)).data
}

export function figureWishQuery(wanted: FigureWish): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return `?${query}`
}

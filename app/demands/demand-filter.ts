import * as z from 'zod'
import { demandLists, demandStatuses } from './demand'

const perPage = 25

/** What an address of the office's list asks for; nonsense in it asks for nothing. */
const filter = z.object({
  text: z.string().trim().max(200).default('').catch(''),
  list: z.enum(demandLists).optional().catch(undefined),
  status: z.enum(demandStatuses).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
})

export type DemandFilter = z.infer<typeof filter>

export function readDemandFilter(query: URLSearchParams): DemandFilter {
  return filter.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}

export function demandFilterQuery({ text, list, status, page }: DemandFilter): string {
  const query = new URLSearchParams()
  if (text) query.set('text', text)
  if (list) query.set('list', list)
  if (status) query.set('status', status)
  if (page > 1) query.set('page', `${page}`)
  return query.size > 0 ? `?${query}` : ''
}

export const demandPage = ({ page }: DemandFilter) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
})

export const demandPageCount = (total: number) => Math.max(1, Math.ceil(total / perPage))

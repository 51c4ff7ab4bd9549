import * as z from 'zod'

const perPage = 50

/** What an address of the list asks for; nonsense in it asks for nothing. */
const filter = z.object({
  text: z.string().trim().max(200).default('').catch(''),
  /** Those of whom there may be a second card. */
  show: z.enum(['all', 'duplicates']).default('all').catch('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
})

export type ContactFilter = z.infer<typeof filter>

export function readContactFilter(query: URLSearchParams): ContactFilter {
  return filter.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}

/** The same list at another page; what is usual stays out of the address. */
export function contactFilterQuery({ text, show, page }: ContactFilter): string {
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(show !== 'all' && { show }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

export const contactPage = ({ page }: ContactFilter) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
})

export const contactPageCount = (total: number) => Math.max(1, Math.ceil(total / perPage))

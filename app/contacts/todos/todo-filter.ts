import * as z from 'zod'
import { todoDay } from './todo.form'

export const todosPerPage = 50

/** What an address of the list asks for; nonsense in it asks for nothing. */
const filter = z.object({
  whose: z.enum(['mine', 'all']).default('mine').catch('mine'),
  show: z.enum(['open', 'done']).default('open').catch('open'),
  /** The last day of what is shown. */
  until: todoDay.or(z.literal('')).default('').catch(''),
  property: z.coerce.number().int().min(1).max(2_147_483_647).nullable().default(null).catch(null),
  contact: z.uuid().nullable().default(null).catch(null),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
})

export type TodoFilter = z.infer<typeof filter>

export function readTodoFilter(query: URLSearchParams): TodoFilter {
  return filter.parse(Object.fromEntries([...query].filter(([, value]) => value !== '')))
}

/** The same list at another page; what is usual stays out of the address. */
export function todoFilterQuery({ whose, show, until, property, contact, page }: TodoFilter) {
  const query = new URLSearchParams({
    ...(whose !== 'mine' && { whose }),
    ...(show !== 'open' && { show }),
    ...(until && { until }),
    ...(property && { property: `${property}` }),
    ...(contact && { contact }),
    ...(page > 1 && { page: `${page}` }),
  })
  return query.size > 0 ? `?${query}` : ''
}

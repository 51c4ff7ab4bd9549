import type { Criteria } from './criteria'
import { criteriaQuery } from './criteria-url'
import type { SearchedList } from './list/found-list'

/** The demand register opens with the search that led to it. */
export function demandQuery({ list, wish }: { list: SearchedList; wish: Criteria }): string {
  const query = criteriaQuery({ ...wish, sort: 'newest', page: 1 })
  return `?list=${list}${query.replace('?', '&')}`
}

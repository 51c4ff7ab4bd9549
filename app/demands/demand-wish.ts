import type { Criteria } from '../search/criteria'
import { params, readCriteria } from '../search/criteria-url'
import { type DemandList, demandCriteria, demandLists, type Frequency, frequencies } from './demand'

export type DemandWish = { list: DemandList; frequency: Frequency; wish: Criteria }

const ownNames = ['list', 'frequency', ...Object.values(params)]

/** What someone looks for, from an address or from a form: both use the words of the search. */
export function readDemandWish(query: URLSearchParams): DemandWish {
  return {
    list: demandLists.find((list) => list === query.get('list')) ?? 'for-sale',
    frequency: frequencies.find((each) => each === query.get('frequency')) ?? 'at-once',
    wish: demandCriteria(readCriteria(query)),
  }
}

/** The questions of the search, apart from the questions about the person. */
export function splitDemand(data: FormData): { query: URLSearchParams; person: FormData } {
  const query = new URLSearchParams()
  const person = new FormData()
  for (const [name, value] of data) {
    if (!ownNames.includes(name)) person.append(name, value)
    else if (typeof value === 'string') query.append(name, value)
  }
  return { query, person }
}

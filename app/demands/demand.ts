import { type Criteria, without } from '../search/criteria'
import type { SearchedList } from '../search/list/found-list'

export const frequencies = ['at-once', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** What may be looked for; realisations are sold already. */
export const demandLists = ['for-sale', 'for-rent', 'commercial', 'abroad'] as const
export type DemandList = Extract<SearchedList, (typeof demandLists)[number]>

export const demandStatuses = ['active', 'paused', 'unconfirmed', 'unreadable', 'stopped'] as const
export type DemandStatus = (typeof demandStatuses)[number]

export type OfficeStatus = 'active' | 'paused' | 'stopped'

/**
 * What the office may make of a demand. Only the person can say yes to letters, so that what was never
 * confirmed, or was stopped, is not started by us.
 */
const next: Record<DemandStatus, OfficeStatus[]> = {
  active: ['paused', 'stopped'],
  paused: ['active', 'stopped'],
  unconfirmed: ['stopped'],
  unreadable: ['stopped'],
  stopped: [],
}

export function nextStatuses(status: DemandStatus): OfficeStatus[] {
  return next[status]
}

/** A demand has no order, no page and no age: it is about what comes. */
export function demandCriteria(wish: Criteria): Criteria {
  return { ...without(wish, 'newSince'), sort: 'newest', page: 1 }
}

/** At least one type or one place: "everything, everywhere" is what the site itself is for. */
export function hasTypeOrPlace({ types, cities, countries, area }: Criteria): boolean {
  return types.length > 0 || cities.length > 0 || countries.length > 0 || area !== undefined
}

/** `suggested`: a colleague thought of them, for a property that had been there for a while. */
export type NewsKind = 'published' | 'price' | 'status' | 'back' | 'suggested'

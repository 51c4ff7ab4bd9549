import type { PropertyStatus } from '../../properties/property-status'
import type { PropertyNews } from '../../properties/stored/property-changes'

/** What visitors saw before the first of several changes; a field that did not change is not there. */
export type Before = {
  /** It was not on the site, or for the first time ever. */
  hidden?: 'published' | 'back'
  priceCents?: number | null
  status?: PropertyStatus
}

export type Now = { priceCents: number | null; status: PropertyStatus }

export function beforeOf({ kind, was }: PropertyNews): Before {
  return kind === 'published' || kind === 'back' ? { hidden: kind } : { ...was }
}

/** What is left to tell: nothing of what was changed back, and of a new property only that it is new. */
export function netNews(propertyId: number, before: Before, now: Now): PropertyNews[] {
  if (before.hidden) return [{ propertyId, kind: before.hidden }]
  const { priceCents, status } = before
  const isPriced = priceCents !== undefined && priceCents !== now.priceCents
  const isMoved = status !== undefined && status !== now.status
  return [
    ...(isPriced ? [{ propertyId, kind: 'price' as const, was: { priceCents } }] : []),
    ...(isMoved ? [{ propertyId, kind: 'status' as const, was: { status } }] : []),
  ]
}

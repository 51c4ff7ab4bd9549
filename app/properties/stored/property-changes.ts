import { isDeepStrictEqual } from 'node:util'
import type { PropertyStatus } from '../property-status'
import type { HistoryKind } from './property-history'
import type { properties } from './tables.server'

type Row = typeof properties.$inferSelect
type Compared = Pick<
  Row,
  | 'id'
  | 'isPublished'
  | 'hiddenAt'
  | 'priceCents'
  | 'publishPrice'
  | 'status'
  | 'title'
  | 'description'
  | 'pictures'
>

export type PropertyNews = {
  propertyId: number
  kind: 'published' | 'price' | 'status' | 'back'
  /** What visitors saw before: a price that was not published stays unknown. */
  was?: { priceCents?: number | null; status?: PropertyStatus }
}
export type PropertyEvent = { kind: HistoryKind; before: unknown; after: unknown }

const isShown = (row: Compared) => row.isPublished && row.hiddenAt === null

/** What the owner will read in the history of the property. */
export function eventsBetween(before: Compared | undefined, after: Compared): PropertyEvent[] {
  if (!before) return isShown(after) ? [event('published', null, after.status)] : []
  const events: PropertyEvent[] = []
  if (!isShown(before) && isShown(after)) events.push(event('published', null, after.status))
  if (isShown(before) && !isShown(after)) events.push(event('hidden', before.status, null))
  if (before.priceCents !== after.priceCents) {
    events.push(event('price', before.priceCents, after.priceCents))
  }
  if (before.status !== after.status) events.push(event('status', before.status, after.status))
  if (!isDeepStrictEqual([before.title, before.description], [after.title, after.description])) {
    events.push(event('texts', before.title, after.title))
  }
  const files = (row: Compared) => row.pictures.map(({ hash }) => hash)
  if (!isDeepStrictEqual(files(before), files(after))) {
    events.push(event('pictures', before.pictures.length, after.pictures.length))
  }
  return events
}

/** What others may want to hear. Nothing is news about a property that nobody can see. */
export function newsBetween(before: Compared | undefined, after: Compared): PropertyNews[] {
  if (!isShown(after)) return []
  const news = (kind: PropertyNews['kind']) => ({ propertyId: after.id, kind })
  if (!before) return [news('published')]
  if (before.hiddenAt !== null) return [news('back')]
  if (!isShown(before)) return [news('published')]
  return [
    ...(before.priceCents === after.priceCents
      ? []
      : [{ ...news('price'), was: { priceCents: shownPrice(before) } }]),
    ...(before.status === after.status
      ? []
      : [{ ...news('status'), was: { status: before.status } }]),
  ]
}

/** A sold property shows its state in place of its price. */
function shownPrice({ publishPrice, status, priceCents }: Compared): number | null {
  return publishPrice && (status === 'available' || status === 'option') ? priceCents : null
}

function event(kind: HistoryKind, before: unknown, after: unknown): PropertyEvent {
  return { kind, before, after }
}

import type { PropertyCard } from '../../properties/property'
import type { PropertyStatus } from '../../properties/property-status'
import type { NewsKind } from '../demand'

/** What visitors saw before a change. */
export type Was = { priceCents?: number | null; status?: PropertyStatus }

export type Change = { kind: NewsKind; was: Was | null }

export type ChangeLine =
  | { says: 'price-lowered' | 'price-raised'; from: number; to: number }
  | { says: 'status-change'; from: PropertyStatus; to: PropertyStatus }
  /** A new property that is not simply on offer says so. */
  | { says: NewsKind; status?: PropertyStatus }

/** What changed, from what to what, as far as visitors may know both. */
export function changeLine(
  { kind, was }: Change,
  { price, status }: Pick<PropertyCard, 'price' | 'status'>,
): ChangeLine {
  const from = was?.priceCents
  if (kind === 'price' && from && price && from !== price.cents) {
    const says = price.cents < from ? 'price-lowered' : 'price-raised'
    return { says, from, to: price.cents }
  }
  if (kind === 'status' && was?.status && was.status !== status) {
    return { says: 'status-change', from: was.status, to: status }
  }
  const isFresh = kind !== 'price' && kind !== 'status'
  return isFresh && status !== 'available' ? { says: kind, status } : { says: kind }
}

/** Of several changes of one kind the first says where it began; a new property needs no other news. */
export function changesToTell(changes: Change[]): Change[] {
  const fresh = changes.find(({ kind }) => kind !== 'price' && kind !== 'status')
  if (fresh) return [fresh]
  return [...new Map(changes.toReversed().map((change) => [change.kind, change])).values()]
}

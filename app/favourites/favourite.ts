import type { PropertyCard } from '../properties/property'
import type { PropertyStatus } from '../properties/property-status'

/** A property as it was when the visitor kept it. */
export type Favourite = { id: number; cents: number | null; status: PropertyStatus }

type Property = Pick<PropertyCard, 'id' | 'price' | 'status'>

/** More than anyone visits; what comes after is not kept. */
export const mostFavourites = 60

/** What the browser kept; anything else in there is left out. */
export function readFavourites(kept: string | null): Favourite[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isFavourite).slice(0, mostFavourites) : []
  } catch {
    return []
  }
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false
  const { id, cents, status } = value as Record<string, unknown>
  const isPrice = cents === null || typeof cents === 'number'
  return Number.isInteger(id) && isPrice && typeof status === 'string'
}

/** With the property when it was not in there, without it when it was. */
export function toggled(favourites: Favourite[], { id, price, status }: Property): Favourite[] {
  const others = favourites.filter((favourite) => favourite.id !== id)
  if (others.length < favourites.length) return others
  return [{ id, cents: price?.cents ?? null, status }, ...others].slice(0, mostFavourites)
}

export type Change =
  | { kind: 'lower' | 'higher'; before: number }
  | { kind: 'status'; status: PropertyStatus }

/** What a visitor wants to know on return; a property that was sold has no price to compare. */
export function changeSince(favourite: Favourite | undefined, property: Property): Change | null {
  if (!favourite) return null
  if (favourite.status !== property.status) return { kind: 'status', status: property.status }
  const now = property.price?.cents
  if (now === undefined || favourite.cents === null || favourite.cents === now) return null
  return { kind: now < favourite.cents ? 'lower' : 'higher', before: favourite.cents }
}

import { placesIn } from './travel'

/** Under this name a browser keeps the places of its visitor; nobody else has them. */
const kept = 'travel-places'

export function readOwnPlaces(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]')
    return Array.isArray(read) ? placesIn(read.filter((each) => typeof each === 'string')) : []
  } catch {
    return []
  }
}

export function keepOwnPlaces(places: readonly string[]) {
  try {
    localStorage.setItem(kept, JSON.stringify(places))
  } catch {
    // Not kept where storage is switched off; this page has them.
  }
}

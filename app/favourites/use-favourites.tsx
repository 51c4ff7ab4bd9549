import { useSyncExternalStore } from 'react'
import { type Favourite, readFavourites } from './favourite'

const key = 'favourites'
const changed = 'favourites-changed'
const none: Favourite[] = []
let latest: { text: string | null; list: Favourite[] } = { text: null, list: none }

/** What this browser keeps; null until the page is awake. All hearts on a page see the same. */
export function useFavourites(): Favourite[] | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

export function keepFavourites(list: Favourite[]) {
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Storage may be full or forbidden: nothing is kept then.
  }
  dispatchEvent(new Event(changed))
}

export function currentFavourites(): Favourite[] {
  return current()
}

/** The same list for the same text: React compares by identity. */
function current(): Favourite[] {
  const text = stored()
  if (text !== latest.text) latest = { text, list: readFavourites(text) }
  return latest.list
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Another tab tells by "storage", this one by our own event. */
function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(changed, listener)
  }
}

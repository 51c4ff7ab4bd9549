'use client'

import { useSyncExternalStore } from 'react'

const changed = 'favourites'
const read = () => localStorage.getItem('favourites') ?? '[]'

function useFavourites() {
  const kept = useSyncExternalStore(
    (tell) => {
      addEventListener(changed, tell)
      return () => removeEventListener(changed, tell)
    },
    read,
    () => '[]',
  )
  return JSON.parse(kept)
}

export function FavouriteCount() {
  return <span data-saved>{useFavourites().length || ''}</span>
}

export function Heart({ id, title }) {
  const kept = useFavourites()
  const isKept = kept.includes(id)
  const turn = () => {
    const next = isKept ? kept.filter((other) => other !== id) : [...kept, id]
    localStorage.setItem('favourites', JSON.stringify(next))
    dispatchEvent(new Event(changed))
  }
  return (
    <button type="button" aria-pressed={isKept} aria-label={`Bewaar: ${title}`} onClick={turn}>
      <svg className="icon" aria-hidden="true">
        <use href="/icons.svg#heart" />
      </svg>
    </button>
  )
}

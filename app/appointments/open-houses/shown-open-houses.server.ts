import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { type Translatable, translated } from '../../language/translated'
import type { PropertyCard } from '../../properties/property'
import { isClosed } from '../../properties/shown/published-facts'
import { shortDate } from '../letters/viewing-time'
import { listNextOpenHouses } from './open-house-queries.server'

type Tools = { db: Database; now: () => Date; language: Language }

type Shown = Pick<PropertyCard, 'id' | 'status'>
export type Card = Shown & Pick<PropertyCard, 'openHouse'>
export type ShownOpenHouse = { startsAt: string; endsAt: string; note: string }
type OpenHouse = { propertyId: number; startsAt: Date; endsAt: Date; note: Translatable }

/** Of a property as visitors read them, and of the cards beside it the day of the next; the soonest are given first. */
export function shownBeside<Each extends Card>(
  found: OpenHouse[],
  id: number,
  cards: Each[],
  language: Language,
) {
  const openHouses = found
    .filter(({ propertyId }) => propertyId === id)
    .map(({ startsAt, endsAt, note }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      note: translated(note, language),
    }))
  return { openHouses, cards: withDays(cards, found.toReversed(), language) }
}

/** Cards with the day of their next open house, asked at once for all of them. */
export async function withOpenHouses<Each extends Card>(
  { db, now, language }: Tools,
  cards: Each[],
): Promise<Each[]> {
  return withDays(cards, await listNextOpenHouses(db, offeredOf(cards), now()), language)
}

export const offeredOf = (shown: Shown[]) =>
  shown.filter(({ status }) => !isClosed(status)).map(({ id }) => id)

type Next = { propertyId: number; startsAt: Date }

/** Of several on one property the last that is given is told. */
function withDays<Each extends Card>(cards: Each[], next: Next[], language: Language): Each[] {
  const starts = new Map(next.map(({ propertyId, startsAt }) => [propertyId, startsAt]))
  return cards.map((card) => {
    const startsAt = starts.get(card.id)
    return startsAt ? { ...card, openHouse: shortDate(startsAt, language) } : card
  })
}

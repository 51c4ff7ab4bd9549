import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import type { PropertyCard } from '../../properties/property'
import { isClosed } from '../../properties/shown/published-facts'
import { shortDate } from '../letters/viewing-time'
import { listNextOpenHouses, listOpenHousesOf } from './open-house-queries.server'

type Tools = { db: Database; now: () => Date; language: Language }

/** As visitors read it. */
export async function shownOpenHouses({ db, now, language }: Tools, propertyId: number) {
  const found = await listOpenHousesOf(db, propertyId, now())
  return found.map(({ startsAt, endsAt, note }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    note: translated(note, language),
  }))
}

/** Cards with the day of their next open house, asked at once for all of them. */
export async function withOpenHouses<
  Card extends Pick<PropertyCard, 'id' | 'status' | 'openHouse'>,
>({ db, now, language }: Tools, cards: Card[]): Promise<Card[]> {
  const offered = cards.filter(({ status }) => !isClosed(status)).map(({ id }) => id)
  const found = await listNextOpenHouses(db, offered, now())
  const days = new Map(
    found.map(({ propertyId, startsAt }) => [propertyId, shortDate(startsAt, language)]),
  )
  return cards.map((card) => {
    const openHouse = days.get(card.id)
    return openHouse ? { ...card, openHouse } : card
  })
}

import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { listOpenHousesOf } from './open-house-queries.server'

/** As visitors read it. */
export async function shownOpenHouses(
  { db, now, language }: { db: Database; now: () => Date; language: Language },
  propertyId: number,
) {
  const found = await listOpenHousesOf(db, propertyId, now())
  return found.map(({ startsAt, endsAt, note }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    note: translated(note, language),
  }))
}

import { createVersionedCache } from '../../web/versioned-cache'
import type { Criteria } from '../criteria'
import { withKnownCities } from '../known-cities'
import { placeCentre } from '../suggest/place-centres.server'
import { listTowns } from '../suggest/suggest-queries.server'
import type { SearchTools } from './find-list.server'

const recall = createVersionedCache(1)

/** What an address asks for, with towns that exist, as we write them. */
export async function settleCities(
  { db, contentVersion }: SearchTools,
  wish: Criteria,
): Promise<Criteria> {
  if (wish.cities.length === 0) return wish
  const towns = await recall(contentVersion, 'towns', () => listTowns(db))
  const isPlace = (name: string) => placeCentre({ name, zip: '' }) !== undefined
  return withKnownCities(wish, { towns, isPlace })
}

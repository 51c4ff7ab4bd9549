import type { Database } from '../database/client.server'
import { createVersionedCache } from '../web/versioned-cache'
import { listSoughtTowns } from './seeker-queries.server'
import { seekersToTell } from './seekers'

const house = 1
const mostTowns = 3
const tenMinutes = 600_000
const recall = createVersionedCache(1)

/** Where most people look for a house to buy; counted again every ten minutes. */
export function soughtTowns({ db, now }: { db: Database; now: () => Date }) {
  return recall(Math.floor(now().getTime() / tenMinutes), 'towns', async () => {
    const towns = await listSoughtTowns(db, house, mostTowns)
    return towns.flatMap(({ city, count }) => {
      const seekers = seekersToTell(count)
      return seekers ? [{ city, seekers }] : []
    })
  })
}

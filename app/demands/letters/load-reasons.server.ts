import type { Database } from '../../database/client.server'
import type { ChipText } from '../../search/chips'
import { type Criteria, noCriteria } from '../../search/criteria'
import { listEntries } from '../../search/entry-queries.server'
import { circumstances } from '../../search/list/find-list.server'
import { metCriteria } from './met-criteria'

type Tools = { db: Database; now: () => Date }

/** Why each of these properties fits a wish. One that left the search since has no reasons any more. */
export async function loadReasons(
  tools: Tools,
  wish: Criteria,
  ids: number[],
): Promise<(id: number) => ChipText[]> {
  const entries = new Map((await listEntries(tools.db, ids)).map((entry) => [entry.id, entry]))
  const around = await circumstances(tools, noCriteria)
  const towns = await Promise.all(
    wish.cities.map(async (city) => {
      const only = { ...noCriteria, radius: wish.radius, cities: [city] }
      return [city.name, await circumstances(tools, only)] as const
    }),
  )
  const byTown = new Map(towns)
  return (id) => {
    const entry = entries.get(id)
    const aroundOf = ({ cities }: Criteria) => byTown.get(cities[0]?.name ?? '') ?? around
    return entry ? metCriteria(entry, wish, aroundOf) : []
  }
}

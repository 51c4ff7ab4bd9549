import type { Database } from '../database/client.server'
import type { ListedEntry } from '../search/entry-queries.server'
import { matches } from '../search/filters'
import { circumstances } from '../search/list/find-list.server'
import type { DemandRow } from './queries.server'
import { readStoredCriteria } from './stored-criteria'

type Tools = { db: Database; now: () => Date }

/**
 * Which of these properties a demand is about: the one rule that alerts and the office share with the list.
 * Undefined when its criteria can no longer be read.
 */
export async function fittingProperties<Property extends ListedEntry>(
  tools: Tools,
  demand: Pick<DemandRow, 'criteria' | 'list'>,
  properties: Property[],
): Promise<Set<Property> | undefined> {
  const wish = readStoredCriteria(demand.criteria)
  if (!wish) return undefined
  const around = await circumstances(tools, wish)
  return new Set(
    properties.filter(
      (property) => property.list === demand.list && matches(property, wish, around),
    ),
  )
}

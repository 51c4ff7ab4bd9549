import type { Database } from '../database/client.server'
import { listEntries } from '../search/entry-queries.server'
import { fittingProperties } from './fitting-properties.server'
import { listHeard } from './office-queries.server'
import { type DemandRow, listActiveDemands } from './queries.server'

type Tools = { db: Database; now: () => Date }
type SeekerOfProperty = {
  demand: DemandRow
  /** `waits`: in the next letter of the day or the week. */
  heard: Date | 'waits' | null
}

const demandsAtOnce = 500

/** Who looks for this property, by the rule of the alerts; a property that is not on the site fits nobody yet. */
export async function findSeekers(tools: Tools, propertyId: number) {
  const properties = await listEntries(tools.db, [propertyId])
  if (properties.length === 0) return { outcome: 'not-on-site' } as const
  const heard = await listHeard(tools.db, propertyId)
  const heardBy = new Map(heard.map(({ email, mailedAt }) => [email, mailedAt ?? 'waits'] as const))
  const seekers: SeekerOfProperty[] = []
  let last: string | null = null
  while (true) {
    const page: DemandRow[] = await listActiveDemands(tools.db, last, demandsAtOnce)
    for (const demand of page) {
      const fitting = await fittingProperties(tools, demand, properties)
      if (fitting?.size) seekers.push({ demand, heard: heardBy.get(demand.email) ?? null })
    }
    last = page.at(-1)?.id ?? null
    if (page.length < demandsAtOnce) return { outcome: 'found', seekers } as const
  }
}

import { noteChange } from '../../journal/queries.server'
import { lockProperties } from '../../properties/stored/write-queries.server'
import { movedTo } from '../property-states'
import type { Staff, StockTools } from '../stock-kind'
import { deletePublication, writePublication } from './queries.server'

type Wish = { propertyId: number; publishAt: Date; by: Staff }

/** A property may still lack something: that is told now, and looked at again when its moment comes. */
export function planPublication(tools: StockTools, { propertyId, publishAt, by }: Wish) {
  const now = tools.now()
  return tools.db.transaction(async (tx) => {
    const row = (await lockProperties(tx, [propertyId])).get(propertyId)
    if (!row) return { outcome: 'unknown' } as const
    if (!movedTo(row, 'publish')) return { outcome: 'not-possible' } as const
    if (publishAt <= now) return { outcome: 'not-ahead' } as const
    await writePublication(tx, { propertyId, publishAt, byId: by.id, byName: by.name })
    const subject = { kind: 'property', id: `${propertyId}` }
    const after = { publishAt: publishAt.toISOString() }
    await noteChange(tx, { by, at: now, subject, action: 'plan-publish', before: {}, after })
    return { outcome: 'planned' } as const
  })
}

export function cancelPublication(
  tools: StockTools,
  { propertyId, by }: { propertyId: number; by: Staff },
) {
  return tools.db.transaction(async (tx) => {
    await lockProperties(tx, [propertyId])
    const [planned] = await deletePublication(tx, propertyId)
    if (!planned) return { outcome: 'none' } as const
    const subject = { kind: 'property', id: `${propertyId}` }
    const before = { publishAt: planned.publishAt.toISOString() }
    const cancel = { subject, action: 'cancel-publish', before, after: {} }
    await noteChange(tx, { by, at: tools.now(), ...cancel })
    return { outcome: 'cancelled' } as const
  })
}

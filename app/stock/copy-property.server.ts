import { insertOfficeProperty } from '../properties/office/office-queries.server'
import { contentOf } from '../properties/stored/decide-property.server'
import type { PropertyContent } from '../properties/stored/property-content'
import { lockProperties } from '../properties/stored/write-queries.server'
import { changeStockIn } from './change-stock.server'
import type { Staff, StockTools } from './stock-kind'

/**
 * A second property that says the same, hidden until it is published. What belongs to the first alone stays
 * there: its reference, its files, its owner and its viewings. Answers its id.
 */
export function copyProperty(
  tools: StockTools,
  { id, by }: { id: number; by: Staff },
): Promise<number | undefined> {
  return tools.db.transaction(async (tx) => {
    const known = (await lockProperties(tx, [id])).get(id)
    if (!known) return undefined
    const { goal, type, zip, city, projectId } = known
    const made = { reference: '', goal, type, zip, city, projectId }
    const copy = await insertOfficeProperty(tx, made, tools.now())
    await changeStockIn(tx, tools, {
      of: { kind: 'property', id: copy },
      by,
      action: 'copy',
      decide: (fresh) => copied(contentOf(known), fresh),
    })
    return copy
  })
}

function copied(from: PropertyContent, fresh: PropertyContent): PropertyContent {
  const { id, reference, status, isPublished, badge, pictures, plans, documents, links } = fresh
  const own = { id, reference, status, isPublished, badge, pictures, plans, documents, links }
  return { ...from, ...own }
}

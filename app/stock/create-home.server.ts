import { noteChange } from '../journal/queries.server'
import { insertOfficeProperty, type NewProperty } from '../properties/office/office-queries.server'
import type { Staff, StockTools } from './change-home.server'

/** A property that no feed tells about, hidden until it is published. Answers its id. */
export function createStockProperty(
  tools: StockTools,
  by: Staff,
  property: NewProperty,
): Promise<number> {
  const at = tools.now()
  return tools.db.transaction(async (tx) => {
    const id = await insertOfficeProperty(tx, property, at)
    const subject = { kind: 'property', id: `${id}` }
    await noteChange(tx, { by, at, subject, action: 'create', after: property })
    return id
  })
}

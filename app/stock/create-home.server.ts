import { noteChange } from '../journal/queries.server'
import { insertOfficeHome, type NewHome } from '../properties/office/office-queries.server'
import type { Staff, StockTools } from './change-home.server'

/** A home that no feed tells about, hidden until it is published. Answers its id. */
export function createHome(tools: StockTools, by: Staff, home: NewHome): Promise<number> {
  const at = tools.now()
  return tools.db.transaction(async (tx) => {
    const id = await insertOfficeHome(tx, home, at)
    const subject = { kind: 'property', id: `${id}` }
    await noteChange(tx, { by, at, subject, action: 'create', after: home })
    return id
  })
}

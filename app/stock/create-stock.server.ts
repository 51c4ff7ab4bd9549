import { noteChange } from '../journal/queries.server'
import { kindsOfStock } from './change-stock.server'
import type { KindOfStock, Staff, Stock, StockKind, StockTools } from './stock-kind'

type Wish<Kind extends StockKind> = { kind: Kind; by: Staff; made: Stock[Kind]['made'] }

/** Of a property or project that no feed tells about, hidden until it is published. Answers its id. */
export function createStock<Kind extends StockKind>(
  tools: StockTools,
  { kind, by, made }: Wish<Kind>,
): Promise<number> {
  const { insert }: KindOfStock<Stock[Kind]> = kindsOfStock[kind]
  const at = tools.now()
  return tools.db.transaction(async (tx) => {
    const id = await insert(tx, made, at)
    const subject = { kind, id: `${id}` }
    await noteChange(tx, { by, at, subject, action: 'create', after: made })
    return id
  })
}

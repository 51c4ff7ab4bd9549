import { type Changed, changeStock } from './change-stock.server'
import type { Staff, StockTools } from './stock-kind'

type Wish = { id: number; version: number; by: Staff; priceCents: number }

/** The price and nothing else, from the list; the law is asked as when the whole form is saved. */
export function changePrice(
  tools: StockTools,
  { id, version, by, priceCents }: Wish,
): Promise<Changed<'property'>> {
  return changeStock(tools, {
    of: { kind: 'property', id },
    version,
    by,
    action: 'price',
    decide: (content) => ({ ...content, priceCents }),
  })
}

import { changeStock } from './change-stock.server'
import { followFeed } from './save-stock.server'
import { type Arrangement, arranged, type Holder, type Shelf } from './shelves'
import type { Staff, StockTools } from './stock-kind'

type Known = { of: Holder; version: number; by: Staff; shelf: Shelf }

/** Order, cover, words and what goes. The file of a picture stays: another property may show it too. */
export function arrangeFiles(
  tools: StockTools,
  { shelf, items, ...wish }: Known & { items: Arrangement },
) {
  return changeStock(tools, {
    ...wish,
    action: `arrange-${shelf}`,
    decide: (content) => arranged(content, shelf, items),
  })
}

/** The files that the feed tells about again, at once and at every import. */
export function followFeedFiles(tools: StockTools, { shelf, ...wish }: Known) {
  return followFeed(tools, { ...wish, fields: [shelf] })
}

import { changeFiles } from './change-files.server'
import type { Staff, StockTools } from './change-home.server'
import { type Arrangement, arranged, type Holder, type Shelf } from './shelves'

type Known = { of: Holder; version: number; by: Staff; shelf: Shelf }

/** Order, cover, words and what goes. The file of a picture stays: another property may show it too. */
export function arrangeFiles(
  tools: StockTools,
  { shelf, items, ...wish }: Known & { items: Arrangement },
) {
  return changeFiles(tools, {
    ...wish,
    action: `arrange-${shelf}`,
    decide: (content) => arranged(content, shelf, items),
  })
}

/** The files that the feed tells about again, at once and at every import. */
export function followFeedFiles(tools: StockTools, { shelf, ...wish }: Known) {
  return changeFiles(tools, {
    ...wish,
    action: 'follow-feed',
    decide: (content) => content,
    giveBack: [shelf],
  })
}

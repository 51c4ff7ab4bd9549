import type { Change } from '../journal/journal'
import { listChanges } from '../journal/queries.server'
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

const undoMinutes = 10

/** Whether the last change arranged this shelf, not long ago. */
export function canUndoArrangement(changes: Change[], shelf: Shelf, now: Date): boolean {
  const [last] = changes
  if (last?.action !== `arrange-${shelf}`) return false
  return last.at.getTime() + undoMinutes * 60_000 > now.getTime()
}

/** What was taken away comes back, with the order and the words of before. */
export function undoArrangement(tools: StockTools, { shelf, ...wish }: Known) {
  const { kind, id } = wish.of
  return changeStock(tools, {
    ...wish,
    action: 'undo',
    decide: async (content, tx) => {
      const changes = await listChanges(tx, { kind, id: `${id}` }, 1)
      const before = (changes[0]?.before ?? {}) as Partial<typeof content>
      if (!canUndoArrangement(changes, shelf, tools.now()) || !(shelf in before)) return undefined
      return { ...content, [shelf]: before[shelf as keyof typeof before] }
    },
  })
}

/** The files that the feed tells about again, at once and at every import. */
export function followFeedFiles(tools: StockTools, { shelf, ...wish }: Known) {
  return followFeed(tools, { ...wish, fields: [shelf] })
}

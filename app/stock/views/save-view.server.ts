import type { StockTools } from '../stock-kind'
import { deleteView, keepView, listViews } from './queries.server'

/** More than one reads at a glance. */
const mostViews = 30

type Wish = { accountId: string; name: string; query: string }
type Tools = Pick<StockTools, 'db' | 'now'>

export async function saveView(
  { db, now }: Tools,
  { accountId, name, query }: Wish,
): Promise<'saved' | 'too-many'> {
  const known = await listViews(db, accountId)
  const isNew = !known.some((view) => view.name === name)
  if (isNew && known.length >= mostViews) return 'too-many'
  await keepView(db, { accountId, name, query, madeAt: now() })
  return 'saved'
}

/** Of somebody else nothing is removed. */
export function removeView(
  { db }: Pick<Tools, 'db'>,
  { id, accountId }: { id: string; accountId: string },
) {
  return deleteView(db, id, accountId)
}

import type { Database } from '../../database/client.server'
import { rememberMove } from '../../web/moved-paths-queries.server'
import { movesOfPages, takenOf } from '../address'
import type { Page } from '../page'
import { lockMenu, placeContent, readContent, setParent } from './content-queries.server'

type Placed =
  | { outcome: 'placed'; before: Place; after: Place }
  | { outcome: 'missing' }
  | { outcome: 'below itself' }
  | { outcome: 'taken' }
type Place = { parentId: number | null; position: number }

/**
 * Puts a page somewhere else in the menu, with all that stands under it. Addresses follow their place,
 * and the old ones lead on. In a transaction; nothing is written unless it is placed.
 */
export async function placePage(
  tx: Database,
  id: number,
  { parentId, position }: Place,
): Promise<Placed> {
  await lockMenu(tx)
  const pages = await readContent(tx, 'page')
  const page = pages.find((each) => each.id === id)
  if (!page || (parentId !== null && !pages.some((each) => each.id === parentId))) {
    return { outcome: 'missing' }
  }
  if (isBelow(parentId, id, pages)) return { outcome: 'below itself' }

  const next = pages.map((each) => (each.id === id ? { ...each, parentId } : each))
  const moved = next.filter((each) => each.id === id || isBelow(each.id, id, next))
  if (moved.some((each) => takenOf(each, next).length > 0)) return { outcome: 'taken' }

  const siblings = childrenOf(next, parentId).filter((each) => each.id !== id)
  const at = Math.max(0, Math.min(position, siblings.length))
  const order = siblings.toSpliced(at, 0, { ...page, parentId })
  const before = {
    parentId: page.parentId,
    position: childrenOf(pages, page.parentId).findIndex((each) => each.id === id),
  }
  if (parentId !== page.parentId) await setParent(tx, id, parentId)
  await placeContent(
    tx,
    'page',
    order.map((each) => each.id),
  )
  for (const { from, to } of movesOfPages(pages, next)) await rememberMove(tx, from, to)
  return { outcome: 'placed', before, after: { parentId, position: at } }
}

function childrenOf(pages: Page[], parentId: number | null): Page[] {
  return pages
    .filter((each) => each.parentId === parentId)
    .sort((one, other) => one.sort - other.sort || one.id - other.id)
}

/** Whether `id` is the page itself or somewhere under it. */
function isBelow(id: number | null, pageId: number, pages: Page[]): boolean {
  const seen = new Set<number>()
  let next = id
  while (next !== null && !seen.has(next)) {
    if (next === pageId) return true
    seen.add(next)
    next = pages.find((each) => each.id === next)?.parentId ?? null
  }
  return false
}

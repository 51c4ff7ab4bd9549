import { UnreadableFeed } from '../reading/unreadable-feed'
import type { CrmPlace } from './crm'

type Told<Item> = { items: Item[]; total: number }
type Pages<Item> = {
  /** The page that begins there; undefined when it does not agree with itself. */
  pageAt: (offset: number) => Promise<Told<Item> | undefined>
  from?: { place: CrmPlace; seen: string[] }
}
export type SteadyPage<Item> = Told<Item> & {
  offset: number
  last: string | null
  isAnew: boolean
}

const mostBeginnings = 3

/**
 * A list in pages that overlap by one: when the first of a page is not the last of the page before, or the
 * total is another, the list moved under our hands and is read anew. So it ends with all of it, or it throws.
 */
export async function* steadyPages<Item extends { id: string }>({
  pageAt,
  from,
}: Pages<Item>): AsyncGenerator<SteadyPage<Item>> {
  let seen = new Set(from?.seen)
  let last = stringOf(from?.place.last)
  let total = numberOf(from?.place.total)
  let isAnew = false
  for (let beginnings = 1; ; ) {
    const overlap = seen.size > 0 ? 1 : 0
    const page = await pageAt(seen.size - overlap)
    const fresh = page?.items.slice(overlap) ?? []
    const isSteady =
      page !== undefined &&
      (total === null || total === page.total) &&
      (overlap === 0 || page.items[0]?.id === last) &&
      new Set(fresh.map(({ id }) => id)).size === fresh.length &&
      fresh.every(({ id }) => !seen.has(id)) &&
      (fresh.length > 0 || seen.size === page.total) &&
      seen.size + fresh.length <= page.total
    if (!isSteady) {
      if (beginnings === mostBeginnings) throw new UnreadableFeed('unsteady')
      beginnings += 1
      seen = new Set()
      last = null
      total = null
      isAnew = true
      continue
    }
    for (const { id } of fresh) seen.add(id)
    last = fresh.at(-1)?.id ?? last
    total = page.total
    yield { items: fresh, total, offset: seen.size, last, isAnew }
    isAnew = false
    if (seen.size === total) return
  }
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

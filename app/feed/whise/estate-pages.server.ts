import * as z from 'zod'
import type { CrmPlace } from '../crm/crm'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { type Estate, readEstate } from './estate'

export type AskWhise = (path: string, body: object) => Promise<unknown>
type Pages = {
  ask: AskWhise
  filter: object
  from?: { place: CrmPlace; seen: string[] }
}
export type EstatePage = {
  estates: Estate[]
  total: number
  last: string | null
  isAnew: boolean
}

const pageSize = 50
const mostBeginnings = 3

const answer = z.object({
  totalCount: z.number().int().min(0),
  estates: z.array(z.unknown()).optional(),
})

/**
 * The list in pages that overlap by one: when the first of a page is not the last of the page before,
 * or the total is another, the list moved under our hands and is read anew. So it ends with all of it,
 * or it throws.
 */
export async function* estatePages({ ask, filter, from }: Pages): AsyncGenerator<EstatePage> {
  let seen = new Set(from?.seen)
  let last = stringOf(from?.place.last)
  let total = numberOf(from?.place.total)
  let isAnew = false
  for (let beginnings = 1; ; ) {
    const overlap = seen.size > 0 ? 1 : 0
    const page = read(await ask('/v1/estates/list', question(filter, seen.size - overlap)))
    const fresh = page.estates.slice(overlap)
    const isSteady =
      (total === null || total === page.total) &&
      (overlap === 0 || page.estates[0]?.id === last) &&
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
    yield { estates: fresh, total, last, isAnew }
    isAnew = false
    if (seen.size === total) return
  }
}

function question(filter: object, offset: number) {
  return {
    Filter: filter,
    Sort: [{ Field: 'id', Ascending: true }],
    Page: { Limit: pageSize, Offset: offset },
  }
}

/** When nothing is found the list itself is missing, which means that only beside a total of 0. */
function read(json: unknown): { estates: Estate[]; total: number } {
  const { data } = answer.safeParse(json)
  if (!data || (data.estates === undefined && data.totalCount > 0)) {
    throw new UnreadableFeed('wrong-shape')
  }
  const estates = (data.estates ?? []).map((each) => {
    const estate = readEstate(each)
    if (!estate) throw new UnreadableFeed('wrong-shape')
    return estate
  })
  return { estates, total: data.totalCount }
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

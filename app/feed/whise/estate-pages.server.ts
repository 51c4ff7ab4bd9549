import * as z from 'zod'
import type { CrmPlace } from '../crm/crm'
import { type SteadyPage, steadyPages } from '../crm/steady-pages'
import { wholeCount } from '../crm-mapping/whole-count'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { type Estate, readEstate } from './estate'

export type AskWhise = (path: string, body: object) => Promise<unknown>
type Pages = {
  ask: AskWhise
  filter: object
  from?: { place: CrmPlace; seen: string[] }
}
export type EstatePage = SteadyPage<Estate>

const pageSize = 50

const answer = z.object({
  totalCount: wholeCount,
  estates: z.array(z.unknown()).nullish(),
})

export function estatePages({ ask, filter, from }: Pages): AsyncGenerator<EstatePage> {
  const pageAt = async (offset: number) =>
    read(await ask('/v1/estates/list', question(filter, offset)))
  return steadyPages({ pageAt, from })
}

function question(filter: object, offset: number) {
  return {
    Filter: filter,
    Sort: [{ Field: 'id', Ascending: true }],
    Page: { Limit: pageSize, Offset: offset },
  }
}

/** When nothing is found the list itself is missing, which means that only beside a total of 0. */
function read(json: unknown): { items: Estate[]; total: number } {
  const { data } = answer.safeParse(json)
  if (!data || (!data.estates && data.totalCount > 0)) {
    throw new UnreadableFeed('wrong-shape')
  }
  const items = (data.estates ?? []).map((each) => {
    const estate = readEstate(each)
    if (!estate) throw new UnreadableFeed('wrong-shape')
    return estate
  })
  return { items, total: data.totalCount }
}

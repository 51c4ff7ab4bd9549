import * as z from 'zod'
import { type Language, languages } from '../../language/languages'
import type { CrmPlace } from '../crm/crm'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { AskOmnicasa } from './ask-omnicasa.server'
import { type Item, readItem, type ToldItem } from './item'
import { languageIds } from './omnicasa-codes'

type Pages = {
  ask: AskOmnicasa
  method: 'GetPropertyList' | 'GetProjectList'
  filter: object
  /** The language of the agency, in which the list is counted. */
  own: Language
  /** Only that one, where no texts are read. */
  isBare?: boolean
  from?: { place: CrmPlace; seen: string[] }
}
export type ItemPage = {
  items: ToldItem[]
  total: number
  offset: number
  last: string | null
  isAnew: boolean
}

const pageSize = 50
const mostBeginnings = 3

const answer = z.object({ RowsCount: z.number().int().min(0), Items: z.array(z.unknown()) })

/**
 * The list in pages that overlap by one, each in every language: when a language has other homes on a page,
 * the first of a page is not the last of the page before, or the total is another, the list moved under our
 * hands and is read anew. So it ends with all of it, or it throws.
 */
export async function* itemPages(wish: Pages): AsyncGenerator<ItemPage> {
  let seen = new Set(wish.from?.seen)
  let last = stringOf(wish.from?.place.last)
  let total = numberOf(wish.from?.place.total)
  let isAnew = false
  for (let beginnings = 1; ; ) {
    const overlap = seen.size > 0 ? 1 : 0
    const page = await pageOf(wish, seen.size - overlap)
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

/** Undefined when its languages do not tell of the same homes. */
async function pageOf(wish: Pages, offset: number) {
  const { own, isBare } = wish
  const main = await listIn(wish, own, offset)
  const items: ToldItem[] = main.items.map((item) => ({ id: item.id, in: { [own]: item } }))
  const others = isBare || items.length === 0 ? [] : languages.filter((code) => code !== own)
  for (const code of others) {
    const told = await listIn(wish, code, offset)
    const isSame =
      told.total === main.total &&
      told.items.length === items.length &&
      told.items.every(({ id }, at) => items[at]?.id === id)
    if (!isSame) return undefined
    for (const [at, item] of told.items.entries()) {
      const { in: heard } = items[at] as ToldItem
      heard[code] = item
    }
  }
  return { items, total: main.total }
}

async function listIn({ ask, method, filter }: Pages, code: Language, offset: number) {
  const id = languageIds[code]
  const value = await ask(method, {
    ...filter,
    LanguageId: id,
    DescriptionLanguageId: id,
    SortFields: 'ID',
    Limit1: offset + 1,
    Limit2: offset + pageSize,
  })
  const { data } = answer.safeParse(value)
  if (!data) throw new UnreadableFeed('wrong-shape')
  const items = data.Items.map((each): Item => {
    const item = readItem(each)
    if (!item) throw new UnreadableFeed('wrong-shape')
    return item
  })
  return { items, total: data.RowsCount }
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

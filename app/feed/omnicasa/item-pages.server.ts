import * as z from 'zod'
import { type Language, languages } from '../../language/languages'
import type { CrmPlace } from '../crm/crm'
import { type SteadyPage, steadyPages } from '../crm/steady-pages'
import { wholeCount } from '../crm-mapping/whole-count'
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
const pageSize = 50

const answer = z.object({ RowsCount: wholeCount, Items: z.array(z.unknown()).nullable() })

/** Each page in every language. */
export function itemPages(wish: Pages): AsyncGenerator<SteadyPage<ToldItem>> {
  return steadyPages({ pageAt: (offset) => pageOf(wish, offset), from: wish.from })
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
  // No list means that there is nothing only beside a count of 0.
  if (!data || (!data.Items && data.RowsCount > 0)) throw new UnreadableFeed('wrong-shape')
  const items = (data.Items ?? []).map((each): Item => {
    const item = readItem(each)
    if (!item) throw new UnreadableFeed('wrong-shape')
    return item
  })
  return { items, total: data.RowsCount }
}

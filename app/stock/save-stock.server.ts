import { type Changed, changeStock, changeStockIn, kindsOfStock } from './change-stock.server'
import { type Closing, isClosing } from './closing'
import { insertClosing } from './closing-queries.server'
import { deletePublication } from './publish-later/queries.server'
import type { Lack } from './publish-minimum'
import type { Holder } from './shelves'
import type { KindOfStock, Staff, Stock, StockKind, StockTools } from './stock-kind'

type Known<Kind extends StockKind> = { of: Holder<Kind>; version: number; by: Staff }

type Save<Kind extends StockKind> = Known<Kind> & { edit: Stock[Kind]['edit']; giveBack?: string[] }

export function saveStock<Kind extends StockKind>(
  tools: StockTools,
  { edit, ...save }: Save<Kind>,
): Promise<Changed<Kind>> {
  const { edited }: KindOfStock<Stock[Kind]> = kindsOfStock[save.of.kind]
  return changeStock(tools, {
    ...save,
    action: 'change',
    decide: (content, tx) => edited(tx, content, edit),
  })
}

type Step<Kind extends StockKind> = Known<Kind> & {
  state: Stock[Kind]['state']
  /** What stands in the form is saved with it. */
  edit?: Stock[Kind]['edit']
  giveBack?: string[]
  /** Somebody was shown what is missing and said yes. */
  isSure?: boolean
  closing?: Closing
}
type Moved<Kind extends StockKind> = Changed<Kind> | { outcome: 'incomplete'; lacks: Lack[] }

/** Published or withdrawn; a property also under option, sold, rented and back on offer. */
export function changeState<Kind extends StockKind>(
  tools: StockTools,
  { state, edit, isSure = false, closing, ...step }: Step<Kind>,
): Promise<Moved<Kind>> {
  const { kind, id } = step.of
  const { movedTo, edited, lacks }: KindOfStock<Stock[Kind]> = kindsOfStock[kind]
  let missing: Lack[] = []
  return tools.db.transaction(async (tx): Promise<Moved<Kind>> => {
    const changed = await changeStockIn<Kind>(tx, tools, {
      ...step,
      action: state,
      asks: !isSure,
      decide: async (content, inside) => {
        const wanted = edit ? await edited(inside, content, edit) : content
        const moved = movedTo(wanted, state)
        missing = moved && !content.isPublished && moved.isPublished ? lacks(moved) : []
        return missing.length > 0 ? undefined : moved
      },
    })
    if (changed.outcome === 'refused' && missing.length > 0) {
      return { outcome: 'incomplete', lacks: missing }
    }
    if (changed.outcome === 'saved' && kind === 'property' && changed.row.isPublished) {
      await deletePublication(tx, id)
    }
    if (changed.outcome === 'saved' && closing && isClosing(state)) {
      await insertClosing(tx, { propertyId: id, state, closing, at: tools.now() })
    }
    return changed
  })
}

/** Gives fields back to the feed: its values are there at once, and at every import. */
export function followFeed(
  tools: StockTools,
  { fields, ...wish }: Known<StockKind> & { fields: string[] },
) {
  return changeStock(tools, {
    ...wish,
    action: 'follow-feed',
    decide: (content) => content,
    giveBack: fields,
  })
}

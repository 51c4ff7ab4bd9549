import { type Changed, changeStock, kindsOfStock } from './change-stock.server'
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

type Step<Kind extends StockKind> = Known<Kind> & { state: Stock[Kind]['state'] }

/** Published or withdrawn; a property also under option, sold, rented and back on offer. */
export function changeState<Kind extends StockKind>(
  tools: StockTools,
  { state, ...step }: Step<Kind>,
): Promise<Changed<Kind>> {
  const { movedTo }: KindOfStock<Stock[Kind]> = kindsOfStock[step.of.kind]
  return changeStock(tools, {
    ...step,
    action: state,
    decide: (content) => movedTo(content, state),
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

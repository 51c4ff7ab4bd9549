import type { Missing } from '../costs/legal-mentions'
import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { projectKind } from './project-kind.server'
import { propertyKind } from './property-kind.server'
import type { Holder } from './shelves'
import type { KindOfStock, Staff, Stock, StockKind, StockTools } from './stock-kind'

export type Change<Kind extends StockKind> = {
  of: Holder<Kind>
  /** The version that was looked at; left out by what can never collide, like one more picture. */
  version?: number
  by: Staff
  action: string
  decide: (
    content: Stock[Kind]['content'],
    tx: Database,
  ) => Stock[Kind]['content'] | undefined | Promise<Stock[Kind]['content'] | undefined>
  /** Fields of the feed that it may say again. */
  giveBack?: string[] | undefined
  asks?: boolean
}

export type Changed<Kind extends StockKind> =
  | { outcome: 'saved'; row: Stock[Kind]['row']; missing: Missing[] }
  | { outcome: 'stale'; row: Stock[Kind]['row'] }
  | { outcome: 'withheld'; missing: Missing[] }
  /** Missing mentions that only warn: somebody has to say yes. */
  | { outcome: 'asked'; missing: Missing[] }
  | { outcome: 'refused' }
  | { outcome: 'unknown' }

export const kindsOfStock: { [Kind in StockKind]: KindOfStock<Stock[Kind]> } = {
  property: propertyKind,
  project: projectKind,
}

/** Every change by the office: one transaction, and everybody who must know does. */
export function changeStock<Kind extends StockKind>(tools: StockTools, change: Change<Kind>) {
  return tools.db.transaction((tx) => changeStockIn(tx, tools, change))
}

export async function changeStockIn<Kind extends StockKind>(
  tx: Database,
  tools: Pick<StockTools, 'jobs' | 'now'>,
  { of: { kind, id }, version, by, action, decide, giveBack, asks }: Change<Kind>,
): Promise<Changed<Kind>> {
  const { lock, contentOf, write }: KindOfStock<Stock[Kind]> = kindsOfStock[kind]
  const known = (await lock(tx, [id])).get(id)
  if (!known) return { outcome: 'unknown' }
  if (version !== undefined && version !== known.version) return { outcome: 'stale', row: known }
  const content = await decide(contentOf(known), tx)
  if (!content) return { outcome: 'refused' }
  const now = tools.now()
  const written = await write(tx, tools, known, { content, giveBack, now, asks })
  if (written.outcome !== 'saved') return written
  const { row, before, after, missing } = written
  const subject = { kind, id: `${id}` }
  await noteChange(tx, { by, at: now, subject, action, before, after })
  return { outcome: 'saved', row, missing }
}

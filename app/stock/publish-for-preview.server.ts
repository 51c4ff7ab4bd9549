import type { Database } from '../database/client.server'
import { decidedProject } from '../projects/decide-project.server'
import { lockProjects, refreshProjectStatuses, writeProjects } from '../projects/queries.server'
import { decidedRow } from '../properties/stored/decide-property.server'
import { lockProperties, writeProperties } from '../properties/stored/write-queries.server'
import { kindsOfStock } from './change-stock.server'
import type { Holder } from './shelves'
import type { KindOfStock, Stock, StockKind } from './stock-kind'
import { findTypedEdit } from './unsaved/typed-edit.server'

type Looked = {
  now: Date
  /** The colleague who looks at what they are typing. */
  typedBy?: string | undefined
}

/** Makes a property or project show as if it were published. To be rolled back: nobody is told. */
export function publishForPreview(tx: Database, { kind, id }: Holder, looked: Looked) {
  return kind === 'property' ? showProperty(tx, id, looked) : showProject(tx, id, looked)
}

async function showProperty(tx: Database, id: number, { now, typedBy }: Looked) {
  const known = (await lockProperties(tx, [id])).get(id)
  if (!known) return
  const content = await lookedAt(tx, { kind: 'property', id }, known, typedBy)
  const status = content.status === 'withdrawn' ? ('available' as const) : content.status
  const shown = decidedRow(known, { content: { ...content, status, isPublished: true }, now })
  await writeProperties(tx, [{ ...shown, hiddenAt: null }])
}

async function showProject(tx: Database, id: number, { now, typedBy }: Looked) {
  const known = (await lockProjects(tx, [id])).get(id)
  if (!known) return
  const content = await lookedAt(tx, { kind: 'project', id }, known, typedBy)
  const shown = decidedProject(known, { content: { ...content, isPublished: true }, now })
  await writeProjects(tx, [{ ...shown, hiddenAt: null }])
  if (shown.statedStatus !== known.statedStatus) await refreshProjectStatuses(tx)
}

/** What was saved, with what the colleague who looks typed since. */
async function lookedAt<Kind extends StockKind>(
  tx: Database,
  of: Holder<Kind>,
  known: Stock[Kind]['row'],
  typedBy: string | undefined,
): Promise<Stock[Kind]['content']> {
  const { contentOf, edited }: KindOfStock<Stock[Kind]> = kindsOfStock[of.kind]
  const edit = typedBy ? await findTypedEdit(tx, { of, accountId: typedBy }) : undefined
  const stored = contentOf(known)
  return edit ? edited(tx, stored, edit) : stored
}

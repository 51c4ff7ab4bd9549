import { and, asc, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../../database/built-once.server'
import type { Database } from '../../database/client.server'
import { stockViews } from './tables.server'

export function listViews(db: Database, accountId: string) {
  return viewsOf(db).execute({ accountId })
}

const viewsOf = builtOnce((db) => {
  const { id, name, query } = stockViews
  return db
    .select({ id, name, query })
    .from(stockViews)
    .where(eq(stockViews.accountId, sql.placeholder('accountId')))
    .orderBy(asc(sql`f_search_key(${name})`), asc(id))
})

type View = { accountId: string; name: string; query: string; madeAt: Date }

/** The same name again means the newer. */
export async function keepView(tx: Database, view: View) {
  const { query, madeAt } = view
  await tx
    .insert(stockViews)
    .values(view)
    .onConflictDoUpdate({
      target: [stockViews.accountId, stockViews.name],
      set: { query, madeAt },
    })
}

export async function deleteView(tx: Database, id: string, accountId: string) {
  await tx
    .delete(stockViews)
    .where(and(sql`${stockViews.id}::text = ${id}`, eq(stockViews.accountId, accountId)))
}

import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import type { DemandFilter } from './demand-filter'
import type { DemandRow } from './queries.server'
import { demandNews, demands } from './tables.server'

/** A name, an address, a telephone number, or a town that is looked for. */
function says(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 8)
  const asked = sql`lower(f_unaccent(concat_ws(' ', ${demands.email}, ${demands.person}->>'firstName',
    ${demands.person}->>'lastName', ${demands.person}->>'phone', ${demands.criteria}->>'cities')))`
  return and(
    ...words.map((word) => {
      const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return sql`${asked} like lower(f_unaccent(${like}))`
    }),
  )
}

export async function listDemands(
  db: Database,
  { text, list, status }: DemandFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(
    says(text),
    list ? eq(demands.list, list) : undefined,
    status ? eq(demands.status, status) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(demands)
      .where(wanted)
      .orderBy(desc(demands.createdAt), demands.id)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(demands).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function countDemandsByStatus(db: Database) {
  const rows = await db
    .select({ status: demands.status, count: count() })
    .from(demands)
    .groupBy(demands.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}

export async function listDemandsById(db: Database, ids: string[]): Promise<DemandRow[]> {
  return ids.length === 0 ? [] : db.select().from(demands).where(inArray(demands.id, ids))
}

export async function listDemandsOf(db: Database, email: string): Promise<DemandRow[]> {
  const theirs = eq(demands.email, email.toLowerCase())
  return db.select().from(demands).where(theirs).orderBy(desc(demands.createdAt))
}

/** Who heard that this property is there; a date once the letter was written. */
export async function listHeard(db: Database, propertyId: number) {
  return db
    .select({ email: demandNews.email, mailedAt: demandNews.mailedAt })
    .from(demandNews)
    .where(and(eq(demandNews.propertyId, propertyId), eq(demandNews.change, 'published')))
}

/** The demands through which these people still have to hear of a property. */
export async function listUnheard(db: Database, propertyId: number, emails: string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .selectDistinct({ demandId: demandNews.demandId })
    .from(demandNews)
    .where(
      and(
        eq(demandNews.propertyId, propertyId),
        eq(demandNews.change, 'published'),
        isNull(demandNews.mailedAt),
        inArray(demandNews.email, emails),
      ),
    )
  return rows.map(({ demandId }) => demandId)
}

import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { enquiries } from '../tables.server'
import type { QuietHours } from './quiet-hours'
import { quietHoursOf, quietNews } from './tables.server'

export async function findQuietHours(db: Database, accountId: string) {
  const { begins, ends } = quietHoursOf
  const isTheirs = eq(quietHoursOf.accountId, accountId)
  const [row] = await db.select({ begins, ends }).from(quietHoursOf).where(isTheirs)
  return row
}

/** Null takes them away. */
export async function storeQuietHours(db: Database, accountId: string, hours: QuietHours | null) {
  if (!hours) {
    await db.delete(quietHoursOf).where(eq(quietHoursOf.accountId, accountId))
    return
  }
  await db
    .insert(quietHoursOf)
    .values({ accountId, ...hours })
    .onConflictDoUpdate({ target: quietHoursOf.accountId, set: hours })
}

export async function insertQuietNews(tx: Database, news: typeof quietNews.$inferInsert) {
  await tx.insert(quietNews).values(news).onConflictDoNothing()
}

export async function listAccountsToTell(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: quietNews.accountId })
    .from(quietNews)
    .where(lte(quietNews.leaveAt, now))
  return rows.map(({ accountId }) => accountId)
}

/** All that waits for somebody, gone with the caller's transaction: a second node finds nothing. */
export async function takeQuietNews(tx: Database, accountId: string) {
  const taken = await tx.delete(quietNews).where(eq(quietNews.accountId, accountId)).returning({
    id: quietNews.id,
    kind: quietNews.kind,
    enquiryId: quietNews.enquiryId,
    notedAt: quietNews.notedAt,
  })
  const about = await tx
    .select()
    .from(enquiries)
    .where(
      inArray(
        enquiries.id,
        taken.map(({ enquiryId }) => enquiryId),
      ),
    )
    .orderBy(asc(enquiries.number))
  return taken
    .toSorted((one, other) => one.notedAt.getTime() - other.notedAt.getTime())
    .flatMap((news) => {
      const enquiry = about.find(({ id }) => id === news.enquiryId)
      return enquiry ? [{ ...news, enquiry }] : []
    })
}

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.server'
import { feedNotices } from '../tables.server'
import type { NoticeLine } from './notice'
import { lease, stamp } from './notice-queries.server'

/** Newest first, without what they say. */
export async function listNotices(
  db: Database,
  source: string,
  limit: number,
): Promise<NoticeLine[]> {
  const { id, kind, subject, state, attempts, answer, externalId, owedAt, takenAt } = feedNotices
  return db
    .select({
      id,
      kind,
      subject,
      state,
      attempts,
      answer,
      externalId,
      owedAt,
      takenAt,
      hasContent: sql<boolean>`${feedNotices.content} is not null`,
    })
    .from(feedNotices)
    .where(eq(feedNotices.source, source))
    .orderBy(desc(owedAt), asc(id))
    .limit(limit)
}

/** As if it were owed now. What was taken, or is over, has nothing left to tell. */
export async function tellAgain(db: Database, source: string, id: string, now: Date) {
  const rows = await db
    .update(feedNotices)
    .set({
      state: 'waiting',
      owedAt: now,
      dueAt: sql`greatest(${stamp(now)}, ${feedNotices.begunAt} + ${`${lease} milliseconds`}::interval)`,
      attempts: 0,
    })
    .where(
      and(
        isNotice(source, id),
        inArray(feedNotices.state, ['failed', 'waiting']),
        sql`${feedNotices.content} is not null`,
      ),
    )
    .returning({ id: feedNotices.id })
  return rows.length > 0
}

export async function neverTell(db: Database, source: string, id: string) {
  const rows = await db
    .update(feedNotices)
    .set({
      state: 'never',
      content: null,
      email: '',
      begunAt: null,
      version: sql`${feedNotices.version} + 1`,
    })
    .where(and(isNotice(source, id), inArray(feedNotices.state, ['failed', 'waiting'])))
    .returning({ id: feedNotices.id })
  return rows.length > 0
}

const isNotice = (source: string, id: string) =>
  and(eq(feedNotices.source, source), sql`${feedNotices.id}::text = ${id}`)

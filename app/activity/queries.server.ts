import { eq, type InferInsertModel, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { activities, digestStops, onlineMedia, ownerTasks, type pageViews } from './tables.server'

/** Writing: for the agency. What owners read is in owner-queries. */
export async function upsertActivity(db: Database, activity: InferInsertModel<typeof activities>) {
  const { key, propertyId, ...change } = activity
  await db
    .insert(activities)
    .values(activity)
    .onConflictDoUpdate({ target: activities.key, set: change })
}

export async function insertPageViews(
  db: Database,
  rows: InferInsertModel<typeof pageViews>[],
): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into page_views (property_id, day, source, language, views, visitors)
    select "propertyId", day, source, language, views, visitors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("propertyId" int, day date,
      source text, language text, views int, visitors int)
    on conflict do nothing`)
}

export async function saveMedia(db: Database, rows: InferInsertModel<typeof onlineMedia>[]) {
  if (rows.length === 0) return
  const told = (name: string) => sql.raw(`excluded.${name}`)
  await db
    .insert(onlineMedia)
    .values(rows)
    .onConflictDoUpdate({
      target: [onlineMedia.propertyId, onlineMedia.medium],
      set: {
        url: told('url'),
        since: told('since'),
        views: told('views'),
        leads: told('leads'),
        toldAt: told('told_at'),
        version: sql`${onlineMedia.version} + 1`,
      },
    })
}

export async function insertOwnerTasks(db: Database, rows: InferInsertModel<typeof ownerTasks>[]) {
  if (rows.length > 0) await db.insert(ownerTasks).values(rows)
}

export async function stopDigest(db: Database, accountId: string, stoppedAt: Date) {
  await db.insert(digestStops).values({ accountId, stoppedAt }).onConflictDoNothing()
}

export async function resumeDigest(db: Database, accountId: string) {
  await db.delete(digestStops).where(eq(digestStops.accountId, accountId))
}

export async function whoStoppedDigest(db: Database, accountIds: string[]) {
  if (accountIds.length === 0) return new Set<string>()
  const rows = await db
    .select({ accountId: digestStops.accountId })
    .from(digestStops)
    .where(inArray(digestStops.accountId, accountIds))
  return new Set(rows.map(({ accountId }) => accountId))
}

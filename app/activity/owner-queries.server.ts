import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { isOwnedBy } from '../properties/owned/owned-queries.server'
import type { Activity } from './activity'
import type { Periods } from './periods'
import { withoutContacts } from './short-contact'
import { activities, onlineMedia, ownerTasks, pageViews } from './tables.server'
import { listTaskAnswers } from './tasks/task-queries.server'

/** Everything here takes the owner's id into `where`: there is no other way to these tables for a page. */
export type PropertyOf = { ownerId: string; propertyId: number }

const whole = (value: SQL) => sql<number>`coalesce(${value}, 0)::int`

/** Of all properties of an owner, or of one: visitors by day since a day. */
export async function listDailyPageViews(
  db: Database,
  { ownerId, propertyId }: { ownerId: string; propertyId?: number },
  since: string,
) {
  const { day } = pageViews
  return db
    .select({
      propertyId: pageViews.propertyId,
      day,
      visitors: whole(sql`sum(${pageViews.visitors})`),
      views: whole(sql`sum(${pageViews.views})`),
    })
    .from(pageViews)
    .where(
      and(
        isOwnedBy(db, ownerId, pageViews.propertyId),
        propertyId === undefined ? undefined : eq(pageViews.propertyId, propertyId),
        gte(day, since),
      ),
    )
    .groupBy(pageViews.propertyId, day)
    .orderBy(day)
}

/** [3.17] today, this week, this month, in total. */
export async function countPageViews(db: Database, property: PropertyOf, periods: Periods) {
  const since = (day: string) =>
    whole(sql`sum(${pageViews.visitors}) filter (where ${pageViews.day} >= ${day})`)
  const [row] = await db
    .select({
      today: since(periods.today),
      week: since(periods.week),
      month: since(periods.month),
      total: whole(sql`sum(${pageViews.visitors})`),
    })
    .from(pageViews)
    .where(
      and(
        eq(pageViews.propertyId, property.propertyId),
        isOwnedBy(db, property.ownerId, pageViews.propertyId),
      ),
    )
  return row ?? { today: 0, week: 0, month: 0, total: 0 }
}

const brusselsDay = sql<string>`(${activities.at} at time zone 'Europe/Brussels')::date`
const isViewing = eq(activities.type, 'visit')
const tookPlace = and(isViewing, eq(activities.status, 'done'))

export async function countActivities(
  db: Database,
  property: PropertyOf,
  periods: Periods,
  kind: 'visits' | 'contacts',
) {
  const since = (day: string) => whole(sql`count(*) filter (where ${brusselsDay} >= ${day}::date)`)
  const [row] = await db
    .select({
      today: since(periods.today),
      week: since(periods.week),
      month: since(periods.month),
      total: whole(sql`count(*)`),
    })
    .from(activities)
    .where(and(ofProperty(db, property), kind === 'visits' ? tookPlace : sql`not (${isViewing})`))
  return row ?? { today: 0, week: 0, month: 0, total: 0 }
}

/** Visits on site that took place, by day. */
export async function listDailyTours(db: Database, property: PropertyOf, since: string) {
  return db
    .select({ day: sql<string>`${brusselsDay}::text`, tours: whole(sql`count(*)`) })
    .from(activities)
    .where(and(ofProperty(db, property), tookPlace, sql`${brusselsDay} >= ${since}::date`))
    .groupBy(brusselsDay)
}

export async function listSources(db: Database, property: PropertyOf, since: string) {
  const visitors = whole(sql`sum(${pageViews.visitors})`)
  return db
    .select({ source: pageViews.source, visitors })
    .from(pageViews)
    .where(
      and(
        eq(pageViews.propertyId, property.propertyId),
        isOwnedBy(db, property.ownerId, pageViews.propertyId),
        gte(pageViews.day, since),
      ),
    )
    .groupBy(pageViews.source)
    .orderBy(desc(visitors))
}

export async function listActivities(
  db: Database,
  property: PropertyOf,
  kind: 'visits' | 'contacts',
  limit: number,
): Promise<Activity[]> {
  const { id, at, type, contact, topic, subject, comment, status, source } = activities
  const rows = await db
    .select({ id, at, type, contact, topic, subject, comment, status, source })
    .from(activities)
    .where(and(ofProperty(db, property), kind === 'visits' ? isViewing : sql`not (${isViewing})`))
    .orderBy(desc(at), desc(id))
    .limit(limit)
  // An agent may have written down how to reach somebody: that is not the owner's to know.
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    subject: withoutContacts(row.subject),
    comment: withoutContacts(row.comment),
  }))
}

export async function listMedia(db: Database, { ownerId, propertyId }: PropertyOf) {
  const { medium, url, since, views, leads, endedOn } = onlineMedia
  return db
    .select({ medium, url, since, views, leads, endedOn })
    .from(onlineMedia)
    .where(
      and(eq(onlineMedia.propertyId, propertyId), isOwnedBy(db, ownerId, onlineMedia.propertyId)),
    )
    .orderBy(desc(views), asc(medium))
}

/** What the agency still waits for, of all properties of an owner. */
export async function listOpenTasks(db: Database, ownerId: string) {
  const { id, propertyId, title, explanation, wants, dueOn } = ownerTasks
  const tasks = await db
    .select({ id, propertyId, title, explanation, wants, dueOn })
    .from(ownerTasks)
    .where(and(isNull(ownerTasks.doneAt), isOwnedBy(db, ownerId, ownerTasks.propertyId)))
    .orderBy(sql`${dueOn} nulls last`, asc(ownerTasks.askedAt))
  const answers = await listTaskAnswers(
    db,
    tasks.map((task) => task.id),
  )
  return tasks.map((task) => ({
    ...task,
    files: (answers.get(task.id) ?? []).map(({ id: fileId, fileName }) => ({
      id: fileId,
      name: fileName,
    })),
  }))
}

/** Visitors a day of other properties: of none in particular, so never of fewer than three. */
export async function visitorsPerDay(
  db: Database,
  propertyIds: number[],
  since: string,
  days: number,
) {
  if (propertyIds.length < 3) return []
  const rows = await db
    .select({ visitors: whole(sql`sum(${pageViews.visitors})`) })
    .from(pageViews)
    .where(and(inArray(pageViews.propertyId, propertyIds), gte(pageViews.day, since)))
    .groupBy(pageViews.propertyId)
  const quiet = propertyIds.slice(rows.length).map(() => 0)
  return [...rows.map(({ visitors }) => visitors / days), ...quiet]
}

function ofProperty(db: Database, { ownerId, propertyId }: PropertyOf) {
  return and(
    eq(activities.propertyId, propertyId),
    activities.isShown,
    isOwnedBy(db, ownerId, activities.propertyId),
  )
}

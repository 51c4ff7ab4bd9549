import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { isOwnedBy, type PropertyOf } from '../properties/owned/owned-queries.server'
import type { Periods } from './periods'
import { activities, ownerTasks, pageViews } from './tables.server'
import { listTaskAnswers } from './tasks/task-queries.server'

/** Everything here takes the owner's id into `where`: there is no other way to these tables for a page. */
export const whole = (value: SQL) => sql<number>`coalesce(${value}, 0)::int`

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

export const dayOfActivity = sql<string>`(${activities.at} at time zone 'Europe/Brussels')::date`
export const isViewing = eq(activities.type, 'visit')
export const tookPlace = and(isViewing, eq(activities.status, 'done'))

export async function countActivities(
  db: Database,
  property: PropertyOf,
  periods: Periods,
  kind: 'visits' | 'contacts',
) {
  const since = (day: string) =>
    whole(sql`count(*) filter (where ${dayOfActivity} >= ${day}::date)`)
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

export function ofProperty(db: Database, { ownerId, propertyId }: PropertyOf) {
  return and(
    eq(activities.propertyId, propertyId),
    activities.isShown,
    isOwnedBy(db, ownerId, activities.propertyId),
  )
}

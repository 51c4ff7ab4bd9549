import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.server'
import { listsInOneQuestion } from '../database/lists-in-one-question.server'
import { daysLater } from '../language/days-later'
import {
  comparableDays,
  comparableTo,
  historyOf,
  isOwnedBy,
} from '../properties/owned/owned-queries.server'
import type { Activity } from './activity'
import { dayOfActivity, isViewing, ofProperty, tookPlace, whole } from './owner-queries.server'
import { firstDay, type Periods } from './periods'
import { withoutContacts } from './short-contact'
import { activities, onlineMedia, ownerTasks, pageViews } from './tables.server'
import { ownerTaskAnswers } from './tasks/task-tables.server'

type Asked = { ownerId: string; propertyId: number; periods: Periods; now: Date }

const most = 200
const of = { ownerId: sql.placeholder('ownerId'), propertyId: sql.placeholder('propertyId') }
const firstCounted = sql`${sql.placeholder('firstCounted')}::date`

/** All that is kept about one property, for its owner: of somebody else's, every list is empty. */
export async function readReport(db: Database, { periods, now, ...property }: Asked) {
  const {
    contacts,
    visits: viewings,
    history,
    taskFiles,
    ...told
  } = await report(db, {
    ...property,
    firstCounted: firstDay(periods),
    chart: periods.chart,
    onOfferSince: daysLater(now, -comparableDays),
  })
  const filesOf = Map.groupBy(taskFiles, ({ taskId }) => taskId)
  return {
    ...told,
    contacts: contacts.map(toActivity),
    visits: viewings.map(toActivity),
    history: history.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    tasks: told.tasks.map((task) => ({
      ...task,
      files: (filesOf.get(task.id) ?? []).map(({ id, name }) => ({ id, name })),
    })),
  }
}

/** An agent may have written down how to reach somebody: that is not the owner's to know. */
function toActivity(row: Activity): Activity {
  return {
    ...row,
    at: new Date(row.at).toISOString(),
    subject: withoutContacts(row.subject),
    comment: withoutContacts(row.comment),
  }
}

/** Each list asks for itself whose the property is. */
const report = listsInOneQuestion((db) => ({
  views: selectViews(db),
  happened: selectHappened(db),
  contacts: selectActivities(db, sql`not (${isViewing})`),
  visits: selectActivities(db, isViewing),
  media: selectMedia(db),
  tasks: selectTasks(db),
  taskFiles: selectTaskFiles(db),
  history: historyOf(db, of, most),
  comparable: selectComparable(db),
}))

const dayOrBefore = (day: SQL) =>
  sql<string | null>`case when ${day} >= ${firstCounted} then ${day} end`.as('day')

/** Visitors by day and by where they came from; what came before the first day together. */
function selectViews(db: Database) {
  const { day, source, visitors } = pageViews
  return db
    .select({
      day: dayOrBefore(sql`${day}`),
      source,
      visitors: whole(sql`sum(${visitors})`).as('visitors'),
    })
    .from(pageViews)
    .where(
      and(eq(pageViews.propertyId, of.propertyId), isOwnedBy(db, of.ownerId, pageViews.propertyId)),
    )
    .groupBy(sql`1`, source)
}

/** Visits on site that took place, and everything else, by day. */
function selectHappened(db: Database) {
  return db
    .select({
      day: dayOrBefore(dayOfActivity),
      tours: whole(sql`count(*) filter (where ${tookPlace})`).as('tours'),
      contacts: whole(sql`count(*) filter (where not (${isViewing}))`).as('contacts'),
    })
    .from(activities)
    .where(ofProperty(db, of))
    .groupBy(sql`1`)
}

function selectActivities(db: Database, isOfKind: SQL) {
  const { id, at, type, contact, topic, subject, comment, status, source } = activities
  return db
    .select({ id, at, type, contact, topic, subject, comment, status, source })
    .from(activities)
    .where(and(ofProperty(db, of), isOfKind))
    .orderBy(desc(at), desc(id))
    .limit(most)
}

function selectMedia(db: Database) {
  const { medium, url, since, views, leads, endedOn } = onlineMedia
  return db
    .select({ medium, url, since, views, leads, endedOn })
    .from(onlineMedia)
    .where(
      and(
        eq(onlineMedia.propertyId, of.propertyId),
        isOwnedBy(db, of.ownerId, onlineMedia.propertyId),
      ),
    )
    .orderBy(desc(views), asc(medium))
}

const isOpen = (db: Database) =>
  and(
    eq(ownerTasks.propertyId, of.propertyId),
    isNull(ownerTasks.doneAt),
    isOwnedBy(db, of.ownerId, ownerTasks.propertyId),
  )

function selectTasks(db: Database) {
  const { id, propertyId, title, explanation, wants, dueOn } = ownerTasks
  return db
    .select({ id, propertyId, title, explanation, wants, dueOn })
    .from(ownerTasks)
    .where(isOpen(db))
    .orderBy(sql`${dueOn} nulls last`, asc(ownerTasks.askedAt))
}

function selectTaskFiles(db: Database) {
  const { id, taskId, fileName, answeredAt } = ownerTaskAnswers
  return db
    .select({ id, taskId, name: fileName })
    .from(ownerTaskAnswers)
    .innerJoin(ownerTasks, eq(ownerTasks.id, taskId))
    .where(isOpen(db))
    .orderBy(asc(answeredAt), asc(id))
}

/** With the visitors that each had in the days of the chart. */
function selectComparable(db: Database) {
  const like = comparableTo(db, of, sql.placeholder('onOfferSince')).as('alike')
  const { id, priceCents, livingArea, publishedAt } = like
  const isInChart = gte(pageViews.day, sql.placeholder('chart'))
  return db
    .select({
      priceCents,
      livingArea,
      publishedAt,
      visitors: whole(sql`sum(${pageViews.visitors})`).as('visitors'),
    })
    .from(like)
    .leftJoin(pageViews, and(eq(pageViews.propertyId, id), isInChart))
    .groupBy(id, priceCents, livingArea, publishedAt)
}

import { compared } from '../activity/comparison'
import {
  countActivities,
  countPageViews,
  listActivities,
  listDailyPageViews,
  listDailyTours,
  listMedia,
  listOpenTasks,
  listSources,
  type PropertyOf,
  visitorsPerDay,
} from '../activity/owner-queries.server'
import { pageViewChart } from '../activity/page-view-chart'
import { chartDays, daysOf, type Periods, periodsOn } from '../activity/periods'
import type { HistoryEvent } from '../activity/timeline'
import { timelineOf } from '../activity/timeline'
import { countSeekers } from '../demands/seeker-queries.server'
import { seekersToTell } from '../demands/seekers'
import { brusselsDay } from '../language/brussels-day'
import { dayLength } from '../language/days-later'
import type { Language } from '../language/languages'
import type { OwnedProperty } from '../properties/owned/owned-property'
import {
  findPropertyOf,
  listComparable,
  listHistoryOf,
} from '../properties/owned/owned-queries.server'
import type { Tools } from '../site/site.server'

const most = 200

type Site = Pick<Tools, 'db' | 'now'> & { language: Language }
export type PropertyReport = NonNullable<Awaited<ReturnType<typeof loadPropertyReport>>>

/** All there is to tell an owner of one property; undefined when it is not theirs. */
export async function loadPropertyReport(site: Site, ownerId: string, propertyId: number) {
  const { db, language } = site
  const property = await findPropertyOf(db, ownerId, propertyId, language)
  if (!property) return undefined
  const of: PropertyOf = { ownerId, propertyId: property.id }
  const today = brusselsDay(site.now())
  const periods = periodsOn(today)
  const [numbers, contacts, viewings, media, tasks, history, comparison, seekers] =
    await Promise.all([
      loadNumbers(site, of, periods),
      listActivities(db, of, 'contacts', most),
      listActivities(db, of, 'visits', most),
      listMedia(db, of),
      listOpenTasks(db, ownerId),
      listHistoryOf(db, ownerId, property.id, most),
      loadComparison(site, of, property, periods),
      countSeekers(db, property.compared.type, property.city),
    ])
  const events = history.map((event): HistoryEvent => ({ ...event, at: event.at.toISOString() }))
  const pricedOn = events
    .filter(({ kind }) => kind === 'price')
    .map(({ at }) => brusselsDay(new Date(at)))
  return {
    property,
    ...numbers,
    contacts,
    visits: viewings,
    media,
    comparison,
    today,
    chart: pageViewChart(numbers.days, pricedOn),
    tasks: tasks.filter((task) => task.propertyId === property.id),
    timeline: timelineOf({ history: events, contacts, visits: viewings, media }, 60),
    seekers: seekersToTell(seekers),
  }
}

async function loadNumbers({ db }: Site, of: PropertyOf, periods: Periods) {
  const [pageViews, tours, contactCount, daily, dailyTours, sources] = await Promise.all([
    countPageViews(db, of, periods),
    countActivities(db, of, periods, 'visits'),
    countActivities(db, of, periods, 'contacts'),
    listDailyPageViews(db, of, periods.chart),
    listDailyTours(db, of, periods.chart),
    listSources(db, of, periods.chart),
  ])
  const visitorsOn = new Map(daily.map(({ day, visitors }) => [day, visitors]))
  const toursOn = new Map(dailyTours.map(({ day, tours: count }) => [day, count]))
  const days = daysOf(periods.today).map((day) => ({
    day,
    visitors: visitorsOn.get(day) ?? 0,
    tours: toursOn.get(day) ?? 0,
  }))
  return { totals: { pageViews, tours, contacts: contactCount }, days, sources }
}

async function loadComparison(
  site: Site,
  of: PropertyOf,
  property: OwnedProperty,
  periods: Periods,
) {
  const { db } = site
  const now = site.now()
  const others = await listComparable(db, of.ownerId, of.propertyId, now)
  const ids = others.map(({ id }) => id)
  const daysOnline = (since: Date) => Math.max(1, (now.getTime() - since.getTime()) / dayLength)
  const [theirs, [mine]] = await Promise.all([
    visitorsPerDay(db, ids, periods.chart, chartDays),
    listDailyPageViews(db, of, periods.chart).then((days) => [
      days.reduce((sum, { visitors }) => sum + visitors, 0) / chartDays,
    ]),
  ])
  const perMetre = others.flatMap(({ priceCents, livingArea }) =>
    priceCents && livingArea ? [priceCents / livingArea] : [],
  )
  const { livingArea } = property.compared
  const minePerMetre = property.price && livingArea ? property.price.cents / livingArea : null
  const lines = {
    perDay: compared(mine ?? null, theirs),
    perMetre: compared(minePerMetre, perMetre),
    daysOnline: compared(
      Math.floor(daysOnline(new Date(property.publishedAt))),
      others.map(({ publishedAt }) => Math.floor(daysOnline(publishedAt))),
    ),
  }
  return Object.values(lines).some(Boolean) ? { count: others.length, ...lines } : null
}

import { compared } from '../activity/comparison'
import {
  countActivities,
  countPageVisits,
  type HomeOf,
  listActivities,
  listDailyTours,
  listDailyVisits,
  listMedia,
  listOpenTasks,
  listSources,
  visitorsPerDay,
} from '../activity/owner-queries.server'
import { visitChart } from '../activity/page-view-chart'
import { chartDays, daysOf, type Periods, periodsOn } from '../activity/periods'
import type { HistoryEvent } from '../activity/timeline'
import { timelineOf } from '../activity/timeline'
import { countSeekers } from '../demands/seeker-queries.server'
import { seekersToTell } from '../demands/seekers'
import { brusselsDay } from '../language/brussels-day'
import type { Language } from '../language/languages'
import type { OwnedHome } from '../properties/owned/owned-property'
import { findHomeOf, listComparable, listHistoryOf } from '../properties/owned/owned-queries.server'
import type { Tools } from '../web/site.server'

const most = 200

type Visit = Pick<Tools, 'db' | 'now'> & { language: Language }
export type HomeReport = NonNullable<Awaited<ReturnType<typeof loadHomeReport>>>

/** All there is to tell an owner of one home; undefined when it is not theirs. */
export async function loadHomeReport(visit: Visit, ownerId: string, propertyId: number) {
  const { db, language } = visit
  const home = await findHomeOf(db, ownerId, propertyId, language)
  if (!home) return undefined
  const of: HomeOf = { ownerId, propertyId: home.id }
  const today = brusselsDay(visit.now())
  const periods = periodsOn(today)
  const [numbers, contacts, visits, media, tasks, history, comparison, seekers] = await Promise.all(
    [
      loadNumbers(visit, of, periods),
      listActivities(db, of, 'contacts', most),
      listActivities(db, of, 'visits', most),
      listMedia(db, of),
      listOpenTasks(db, ownerId),
      listHistoryOf(db, ownerId, home.id, most),
      loadComparison(visit, of, home, periods),
      countSeekers(db, home.compared.type, home.city),
    ],
  )
  const events = history.map((event): HistoryEvent => ({ ...event, at: event.at.toISOString() }))
  const pricedOn = events
    .filter(({ kind }) => kind === 'price')
    .map(({ at }) => brusselsDay(new Date(at)))
  return {
    home,
    ...numbers,
    ...{ contacts, visits, media, comparison, today },
    chart: visitChart(numbers.days, pricedOn),
    tasks: tasks.filter((task) => task.propertyId === home.id),
    timeline: timelineOf({ history: events, contacts, visits, media }, 60),
    seekers: seekersToTell(seekers),
  }
}

async function loadNumbers({ db }: Visit, of: HomeOf, periods: Periods) {
  const [pageVisits, tours, contactCount, daily, dailyTours, sources] = await Promise.all([
    countPageVisits(db, of, periods),
    countActivities(db, of, periods, 'visits'),
    countActivities(db, of, periods, 'contacts'),
    listDailyVisits(db, of, periods.chart),
    listDailyTours(db, of, periods.chart),
    listSources(db, of, periods.chart),
  ])
  const visitorsOn = new Map(daily.map(({ day, visitors }) => [day, visitors]))
  const toursOn = new Map(dailyTours.map(({ day, tours: count }) => [day, count]))
  const days = daysOf(periods.today).map((day) => ({
    ...{ day, visitors: visitorsOn.get(day) ?? 0, tours: toursOn.get(day) ?? 0 },
  }))
  return { totals: { pageVisits, tours, contacts: contactCount }, days, sources }
}

const dayLength = 86_400_000

async function loadComparison(visit: Visit, of: HomeOf, home: OwnedHome, periods: Periods) {
  const { db } = visit
  const now = visit.now()
  const others = await listComparable(db, of.ownerId, of.propertyId, now)
  const ids = others.map(({ id }) => id)
  const daysOnline = (since: Date) => Math.max(1, (now.getTime() - since.getTime()) / dayLength)
  const [theirs, [mine]] = await Promise.all([
    visitorsPerDay(db, ids, periods.chart, chartDays),
    listDailyVisits(db, of, periods.chart).then((days) => [
      days.reduce((sum, { visitors }) => sum + visitors, 0) / chartDays,
    ]),
  ])
  const perMetre = others.flatMap(({ priceCents, livingArea }) =>
    priceCents && livingArea ? [priceCents / livingArea] : [],
  )
  const { livingArea } = home.compared
  const minePerMetre = home.price && livingArea ? home.price.cents / livingArea : null
  const lines = {
    perDay: compared(mine ?? null, theirs),
    perMetre: compared(minePerMetre, perMetre),
    daysOnline: compared(
      Math.floor(daysOnline(new Date(home.publishedAt))),
      others.map(({ publishedAt }) => Math.floor(daysOnline(publishedAt))),
    ),
  }
  return Object.values(lines).some(Boolean) ? { count: others.length, ...lines } : null
}

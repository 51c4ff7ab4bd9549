import { compared } from '../activity/comparison'
import { pageViewChart } from '../activity/page-view-chart'
import { chartDays, daysOf, inPeriods, type Periods, periodsOn } from '../activity/periods'
import { readReport } from '../activity/report-queries.server'
import { timelineOf } from '../activity/timeline'
import { countSeekers } from '../demands/seeker-queries.server'
import { seekersToTell } from '../demands/seekers'
import { brusselsDay } from '../language/brussels-day'
import { dayLength } from '../language/days-later'
import type { Language } from '../language/languages'
import type { OwnedProperty } from '../properties/owned/owned-property'
import { findPropertyOf } from '../properties/owned/owned-queries.server'
import type { Tools } from '../site/site.server'

type Site = Pick<Tools, 'db' | 'now'> & { language: Language }
type Told = Awaited<ReturnType<typeof readReport>>
export type PropertyReport = NonNullable<Awaited<ReturnType<typeof loadPropertyReport>>>

/** All there is to tell an owner of one property; undefined when it is not theirs. */
export async function loadPropertyReport(site: Site, ownerId: string, propertyId: number) {
  const { db, language } = site
  const property = await findPropertyOf(db, ownerId, propertyId, language)
  if (!property) return undefined
  const now = site.now()
  const today = brusselsDay(now)
  const periods = periodsOn(today)
  const [told, seekers] = await Promise.all([
    readReport(db, { ownerId, propertyId: property.id, periods, now }),
    countSeekers(db, property.compared.type, property.city),
  ])
  const { history, contacts, visits: viewings, media, tasks } = told
  const numbers = numbersOf(told, periods)
  const pricedOn = history
    .filter(({ kind }) => kind === 'price')
    .map(({ at }) => brusselsDay(new Date(at)))
  return {
    property,
    ...numbers,
    contacts,
    visits: viewings,
    media,
    comparison: comparisonOf(property, numbers.days, told.comparable, now),
    today,
    chart: pageViewChart(numbers.days, pricedOn),
    tasks,
    timeline: timelineOf({ history, contacts, visits: viewings, media }, 60),
    seekers: seekersToTell(seekers),
  }
}

function numbersOf({ views, happened }: Pick<Told, 'views' | 'happened'>, periods: Periods) {
  const seen = views.map(({ day, visitors }) => ({ day, count: visitors }))
  const tours = happened.map(({ day, tours: count }) => ({ day, count }))
  const contacts = happened.map(({ day, contacts: count }) => ({ day, count }))
  const [visitorsOn, toursOn] = [byDay(seen), byDay(tours)]
  const days = daysOf(periods.today).map((day) => ({
    day,
    visitors: visitorsOn.get(day) ?? 0,
    tours: toursOn.get(day) ?? 0,
  }))
  return {
    totals: {
      pageViews: inPeriods(seen, periods),
      tours: inPeriods(tours, periods),
      contacts: inPeriods(contacts, periods),
    },
    days,
    sources: sourcesSince(views, periods.chart),
  }
}

function byDay(counted: { day: string | null; count: number }[]) {
  const sums = new Map<string | null, number>()
  for (const { day, count } of counted) sums.set(day, (sums.get(day) ?? 0) + count)
  return sums
}

/** Where most came from first. */
function sourcesSince(views: Told['views'], first: string) {
  const recent = views.filter(({ day }) => day !== null && day >= first)
  const bySource = Map.groupBy(recent, ({ source }) => source)
  return [...bySource]
    .map(([source, rows]) => ({
      source,
      visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
    }))
    .sort((one, other) => other.visitors - one.visitors)
}

function comparisonOf(
  property: OwnedProperty,
  days: { visitors: number }[],
  others: Told['comparable'],
  now: Date,
) {
  const daysOnline = (since: string) =>
    Math.floor(Math.max(1, (now.getTime() - new Date(since).getTime()) / dayLength))
  const mine = days.reduce((sum, { visitors }) => sum + visitors, 0) / chartDays
  const perMetre = others.flatMap(({ priceCents, livingArea }) =>
    priceCents && livingArea ? [priceCents / livingArea] : [],
  )
  const { livingArea } = property.compared
  const minePerMetre = property.price && livingArea ? property.price.cents / livingArea : null
  const lines = {
    perDay: compared(
      mine,
      others.map(({ visitors }) => visitors / chartDays),
    ),
    perMetre: compared(minePerMetre, perMetre),
    daysOnline: compared(
      daysOnline(property.publishedAt),
      others.map(({ publishedAt }) => daysOnline(publishedAt)),
    ),
  }
  return Object.values(lines).some(Boolean) ? { count: others.length, ...lines } : null
}

import type { Activity, ActivitySource } from '../activity/activity'
import type { Language } from '../language/languages'
import { longDay } from '../language/long-day'
import { priceTerm, toldStatus } from '../properties/contract'
import { euros } from '../properties/price'
import { printable } from '../properties/sheet/printable'
import { clockTime, count, shortDay } from './day-text'
import { historyText, type Say } from './history-text'
import type { PropertyReport } from './property-report'

type Speaker = { tell: Say; language: Language; agency: string }
export type ReportTexts = ReturnType<typeof reportTexts>

const periods = ['today', 'week', 'month', 'total'] as const

/** Everything the page says, in words and numbers that any PDF reader can draw. */
export function reportTexts(report: PropertyReport, { tell, language, agency }: Speaker) {
  const { property, totals, chart, days } = report
  const say: Say = (key, values) => printable(tell(key, values))
  const day = (each: string | undefined) => (each ? shortDay(each, language) : '')
  const row = (name: string, values: (typeof totals)['tours']) => [
    say(`owners:figures.${name}`),
    ...periods.map((period) => count(values[period], language)),
  ]
  const low = Math.min(...days.map(({ visitors }) => visitors))
  const { peak } = chart
  const term = priceTerm(property.contract)
  return {
    agency: printable(agency),
    title: printable(property.address),
    lines: [
      say('owners:pdf.title'),
      say('owners:pdf.made', { day: longDay(report.today, language) }),
      [
        say(`properties:status.${toldStatus(property.status, property.contract)}`),
        [
          property.price ? euros(property.price.cents) : '',
          property.price && term ? say(`properties:${term}`) : '',
        ]
          .filter(Boolean)
          .join(' '),
        property.reference,
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    numbers: {
      title: say('owners:figures.title'),
      rows: [
        ['', ...periods.map((period) => say(`owners:figures.${period}`))],
        row('page-visits', totals.pageViews),
        row('tours', totals.tours),
        row('contacts', totals.contacts),
      ],
    },
    chart: {
      ...chart,
      title: say('owners:chart.title', { from: day(days[0]?.day), to: day(days.at(-1)?.day) }),
      text: peak
        ? say('owners:chart.text', { low, high: peak.value, day: day(peak.day) })
        : say('owners:chart.none'),
    },
    tables: tablesOf(report, language, say),
    footer: say('owners:definition.page-visits'),
  }
}

function tablesOf(report: PropertyReport, language: Language, say: Say) {
  const activity = ({ at, type, topic, subject, contact, comment, status, source }: Activity) => [
    `${shortDay(at, language)} ${clockTime(at, language)}`,
    printable(
      [subject || say(topic ? `activity:topic.${topic}` : `activity:type.${type}`), comment]
        .filter(Boolean)
        .join(' – '),
    ),
    contact,
    say(`activity:source.${source as ActivitySource}`),
    say(`activity:status.${status}`),
  ]
  const tables = [
    { title: say('owners:visits.title'), rows: report.visits.slice(0, 40).map(activity) },
    { title: say('owners:contacts.title'), rows: report.contacts.slice(0, 40).map(activity) },
    {
      title: say('owners:media.title'),
      rows: report.media.map(({ medium, since, views, leads }) => [
        printable(medium),
        say('owners:media.since', { day: shortDay(since, language) }),
        views ? `${count(views, language)} ${say('owners:media.views')}` : '',
        leads ? say('owners:media.leads', { count: leads }) : '',
      ]),
    },
    {
      title: say('owners:timeline.title'),
      rows: report.timeline.flatMap((moment) =>
        moment.kind === 'history'
          ? [[shortDay(moment.at, language), historyText(moment.event, say)]]
          : [],
      ),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

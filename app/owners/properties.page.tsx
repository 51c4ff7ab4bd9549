import { redirect } from 'react-router'
import { useOwnerLinks } from '../activity/owner-links'
import { listDailyPageViews, listOpenTasks } from '../activity/owner-queries.server'
import { pageViewChart } from '../activity/page-view-chart'
import { daysOf, periodsOn } from '../activity/periods'
import { brusselsDay } from '../language/brussels-day'
import { pathTo } from '../language/path-to'
import { useColon, useTranslation } from '../language/use-translation'
import { listPropertiesOf } from '../properties/owned/owned-queries.server'
import type { Route } from './+types/properties.page'
import { Sparkline } from './chart-drawing'
import { greetingAt } from './greeting'
import { isOwnerHere, portalOf } from './owner.server'
import { ownerHead } from './owner-head'
import { TasksPanel } from './papers-panels'
import styles from './property.module.css'
import { PropertyHead } from './property-head'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, owner, language, now, t, agency } = portalOf(context)
  const moment = now()
  const today = brusselsDay(moment)
  const [properties, daily, tasks] = await Promise.all([
    listPropertiesOf(db, owner.id, language),
    listDailyPageViews(db, { ownerId: owner.id }, periodsOn(today).chart),
    listOpenTasks(db, owner.id),
  ])
  const [only, another] = properties
  // A list of one is a click that tells nothing.
  if (only && !another && isOwnerHere(context)) {
    throw redirect(pathTo('owner-property', language, { id: only.id }))
  }
  const cards = properties.map((property) => {
    const mine = daily.filter(({ propertyId }) => propertyId === property.id)
    const visitorsOn = new Map(mine.map(({ day, visitors }) => [day, visitors]))
    const days = daysOf(today).map((day) => ({ day, visitors: visitorsOn.get(day) ?? 0, tours: 0 }))
    return {
      property,
      chart: pageViewChart(days),
      visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
    }
  })
  const [firstName = ''] = owner.name.split(' ')
  const greeting = greetingAt(moment)
  const page = { title: t('owners:title'), greeting, firstName, cards, tasks }
  return { ...page, now: moment.toISOString(), email: agency().email }
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('owners')
  const colon = useColon()
  const links = useOwnerLinks()
  const { greeting, firstName, cards, tasks, now, email } = loaderData
  return (
    <div className={`wrap ${styles.home}`}>
      <h1>{t(`greeting.${greeting}`, { name: firstName })}</h1>
      <TasksPanel tasks={tasks} email={email} />
      {cards.length === 0 && <p className="lead">{t('none')}</p>}
      {cards.map(({ property, chart, visitors }) => (
        <article className="panel" key={property.id}>
          <PropertyHead property={property} now={now} heading="h2">
            <p>{t('card.visits', { count: visitors })}</p>
            <Sparkline chart={chart} label={t('card.line')} />
            <p>
              <a className="more" href={links.property(property.id)}>
                {t('card.open')}
                <span className="hidden">{colon + property.address}</span>
              </a>
            </p>
          </PropertyHead>
        </article>
      ))}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => ownerHead(loaderData?.title)

import { data } from 'react-router'
import { useOwnerLinks } from '../activity/owner-links'
import { pathTo } from '../language/path-to'
import { useTranslation } from '../language/use-translation'
import { idFrom } from '../properties/property-id'
import { ButtonAnchor } from '../ui/button'
import { sentForm, withFiles } from '../web/sent-form.server'
import type { Route } from './+types/property.page'
import { ActivityPanel } from './activity-panel'
import { AgentPanel } from './agent-panel'
import { answerOwnTask } from './answer-own-task.server'
import { ComparisonPanel } from './comparison-panel'
import { FiguresPanel } from './figures-panel'
import { greetingAt } from './greeting'
import { MediaPanel } from './media-panel'
import { portalOf, signedInOwner } from './owner.server'
import { ownerHead } from './owner-head'
import { DocumentsPanel, TasksPanel } from './papers-panels'
import styles from './property.module.css'
import { PropertyHead } from './property-head'
import { loadPropertyReport } from './property-report.server'
import { doneIn } from './task-form'
import { TimelinePanel } from './timeline-panel'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const portal = portalOf(context)
  const report = await loadPropertyReport(portal, portal.owner.id, idFrom(params.id) ?? 0)
  if (!report) throw data(null, { status: 404 })
  const { name, phone, email } = portal.agency()
  return {
    done: url.searchParams.get('done'),
    title: report.property.address,
    greeting: greetingAt(portal.now()),
    firstName: portal.owner.name.split(' ')[0] ?? '',
    report,
    now: portal.now().toISOString(),
    agency: { name, phone, email },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const portal = signedInOwner(context)
  const here = pathTo('owner-property', portal.language, { id: idFrom(params.id) ?? 0 })
  return answerOwnTask(portal, await sentForm(request, withFiles), here)
}

export default function Property({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('owners')
  const links = useOwnerLinks()
  const { report, now, agency, greeting, firstName } = loaderData
  const { property, comparison, seekers } = report
  const sections = [
    ['figures', t('figures.short')],
    ['visits', t('visits.title')],
    ['contacts', t('contacts.title')],
    ['media', t('media.short')],
    ...(comparison ? [['comparison', t('comparison.short')]] : []),
    ['timeline', t('timeline.title')],
    ['documents', t('documents.title')],
  ]
  return (
    <article className={`wrap ${styles.home}`}>
      <p>{t(`greeting.${greeting}`, { name: firstName })}</p>
      <PropertyHead property={property} now={now}>
        {seekers !== null && <p>{t('seekers', { count: seekers, city: property.city })}</p>}
        <p>
          <ButtonAnchor kind="quiet" href={links.report(property.id)}>
            {t('home.report')}
          </ButtonAnchor>
        </p>
      </PropertyHead>
      <TasksPanel
        tasks={report.tasks}
        email={agency.email}
        answer={actionData ?? { done: doneIn(loaderData.done), refused: [] }}
      />
      <nav className={styles.jump} aria-label={t('home.sections')}>
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.grid}>
        <FiguresPanel report={report} />
        <div className={styles.side}>
          <AgentPanel agency={agency} />
          <MediaPanel media={report.media} />
          {comparison && <ComparisonPanel comparison={comparison} />}
        </div>
        <ActivityPanel kind="visits" activities={report.visits} now={now} />
        <ActivityPanel kind="contacts" activities={report.contacts} now={now} />
        <TimelinePanel timeline={report.timeline} now={now} />
        <DocumentsPanel property={property} />
      </div>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => ownerHead(loaderData?.title)

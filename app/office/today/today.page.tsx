import { useTranslation } from '../../language/use-translation'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { Route } from './+types/today.page'
import { loadToday } from './load-today.server'
import styles from './today.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeOf(context)
  const [firstName = ''] = office.staff.name.split(' ')
  return { title: office.t('office:today.title'), firstName, ...(await loadToday(office)) }
}

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { firstName, waiting, lastRun } = loaderData
  const isDone = waiting.every(({ count }) => count === 0)
  return (
    <OfficePage
      title={t('today.hello', { name: firstName })}
      lead={t(isDone ? 'today.all-done' : 'today.lead')}
    >
      <div className={styles.grid}>
        {waiting.map((each) => (
          <WaitingPanel key={each.what} {...each} />
        ))}
      </div>
      <LastRun run={lastRun} />
    </OfficePage>
  )
}

type Waiting = Route.ComponentProps['loaderData']['waiting'][number]

function WaitingPanel({ what, count, path, lines }: Waiting) {
  const { t } = useTranslation('office')
  const { moment } = useMoments()
  const left = count - lines.length
  return (
    <section className={styles.panel} data-empty={count === 0 || undefined}>
      <h2>
        <a href={path}>{t(`today.${what}`, { count })}</a>
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={`${line.path} ${line.text}`}>
              <a href={line.path}>{line.text}</a>
              {line.at && <time dateTime={new Date(line.at).toISOString()}>{moment(line.at)}</time>}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && left > 0 && (
        <p>
          <a href={path}>{t('today.more', { count: left })}</a>
        </p>
      )}
    </section>
  )
}

function LastRun({ run }: { run: Route.ComponentProps['loaderData']['lastRun'] }) {
  const { t, i18n } = useTranslation('office')
  const { moment } = useMoments()
  if (!run) return null
  const key = `feed.outcome.${run.outcome}`
  const outcome = i18n.exists(`office:${key}`) ? t(key as 'feed.outcome.applied') : run.outcome
  return (
    <p className={styles.feed}>
      <a href={officePath('feed')}>{t('today.feed', { moment: moment(run.at), outcome })}</a>
    </p>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

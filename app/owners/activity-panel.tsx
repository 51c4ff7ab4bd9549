import type { Activity, ActivitySource, ActivityStatus } from '../activity/activity'
import type { Say } from '../language/say'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import styles from './activity-panel.module.css'
import { clockTime, weekDay } from './day-text'
import property from './property.module.css'

type Props = { kind: 'contacts' | 'visits'; activities: Activity[]; now: string }

const shown = 12
const colours: Partial<Record<ActivityStatus, string>> = {
  new: 'amber',
  waiting: 'amber',
  cancelled: 'red',
  'no-show': 'red',
}

/** [3.17] Date, type, contact, subject, comment, status and source of everything that happened. */
export function ActivityPanel({ kind, activities, now }: Props) {
  const { t } = useTranslation('owners')
  const [first, rest] = [activities.slice(0, shown), activities.slice(shown)]
  const planned = first.filter(({ at }) => kind === 'visits' && at > now).reverse()
  const past = first.filter((each) => !planned.includes(each))
  return (
    <section className={`panel ${property.wide}`} id={kind} aria-labelledby={`${kind}-title`}>
      <h2 className="panel-title" id={`${kind}-title`}>
        {t(`${kind}.title`)} <span className="count">{activities.length}</span>
      </h2>
      {activities.length === 0 && <p className="help">{t(`${kind}.none`)}</p>}
      {planned.length > 0 && <ActivityTable caption={t('visits.planned')} activities={planned} />}
      {past.length > 0 && (
        <ActivityTable
          caption={t(kind === 'visits' ? 'visits.past' : 'contacts.title')}
          isNamed={kind === 'visits'}
          activities={past}
        />
      )}
      {rest.length > 0 && (
        <details className="fold">
          <summary>{t('earlier', { count: rest.length })}</summary>
          <div className="fold-body">
            <ActivityTable caption={t(`${kind}.title`)} isNamed={false} activities={rest} />
          </div>
        </details>
      )}
    </section>
  )
}

type TableProps = { caption: string; isNamed?: boolean; activities: Activity[] }

function ActivityTable({ caption, isNamed = true, activities }: TableProps) {
  const { t } = useTranslation('owners')
  return (
    <table className={`table ${styles.activities}`}>
      <caption className={isNamed ? `mini ${styles.caption}` : 'hidden'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.date')}</th>
          <th scope="col">{t('table.type')}</th>
          <th scope="col">{t('table.contact')}</th>
          <th scope="col">{t('table.subject')}</th>
          <th scope="col">{t('table.source')}</th>
          <th scope="col">{t('table.status')}</th>
        </tr>
      </thead>
      <tbody>
        {activities.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </tbody>
    </table>
  )
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activity')
  const language = useLanguage()
  const { at, type, contact, comment, status, source } = activity
  return (
    <tr>
      <td>
        <time dateTime={at}>
          {weekDay(at, language)}, {clockTime(at, language)}
        </time>
      </td>
      <td>{t(`type.${type}`)}</td>
      <td>{contact}</td>
      <td className={styles.main}>
        {comment ? (
          <>
            <strong>{comment}</strong>
            <small>{subjectOf(activity, t)}</small>
          </>
        ) : (
          subjectOf(activity, t)
        )}
      </td>
      <td>{t(`source.${source as ActivitySource}`)}</td>
      <td className={styles.last}>
        <span className={`state ${colours[status] ?? 'moss'}`}>{t(`status.${status}`)}</span>
      </td>
    </tr>
  )
}

export function subjectOf({ topic, subject, type }: Activity, t: Say<'activity'>): string {
  return subject || (topic ? t(`topic.${topic}`) : t(`type.${type}`))
}

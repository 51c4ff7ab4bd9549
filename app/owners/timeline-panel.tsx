import type { Moment } from '../activity/timeline'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { subjectOf } from './activity-panel'
import { shortDay } from './day-text'
import { historyText, type Say } from './history-text'
import styles from './timeline-panel.module.css'

const shown = 10

export function TimelinePanel({ timeline, now }: { timeline: Moment[]; now: string }) {
  const { t } = useTranslation('owners')
  const rest = timeline.slice(shown)
  return (
    <section className="panel" id="timeline" aria-labelledby="timeline-title">
      <h2 className="panel-title" id="timeline-title">
        {t('timeline.title')}
      </h2>
      {timeline.length === 0 && <p className="help">{t('timeline.none')}</p>}
      <Moments moments={timeline.slice(0, shown)} now={now} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>{t('earlier', { count: rest.length })}</summary>
          <div className="fold-body">
            <Moments moments={rest} now={now} />
          </div>
        </details>
      )}
    </section>
  )
}

function Moments({ moments, now }: { moments: Moment[]; now: string }) {
  const language = useLanguage()
  const textOf = useMomentText()
  return (
    <ol className={styles.timeline}>
      {moments.map((moment) => {
        const { title, note } = textOf(moment)
        return (
          <li key={moment.key} className={moment.at > now ? styles.next : undefined}>
            <time dateTime={moment.at}>{shortDay(moment.at, language)}</time>
            <p>
              <strong>{title}</strong>
              {note && <small>{note}</small>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function useMomentText() {
  const { t, i18n } = useTranslation('owners')
  const { t: activityText } = useTranslation('activity')
  const say = i18n.t as unknown as Say
  return (moment: Moment): { title: string; note: string } => {
    if (moment.kind === 'history') return { title: historyText(moment.event, say), note: '' }
    if (moment.kind === 'medium') {
      return { title: t('history.medium', { medium: moment.medium.medium }), note: '' }
    }
    const { activity } = moment
    const note = [activityText(`status.${activity.status}`), activity.comment]
    return { title: subjectOf(activity, activityText), note: note.filter(Boolean).join(' · ') }
  }
}

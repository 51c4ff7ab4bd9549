import type { DemandList } from '../../demands/demand'
import { listWords } from '../../demands/list-words'
import { useColon, useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { HistoryLine } from './contact-data'
import styles from './contacts.module.css'

/** All that happened, the newest first; each line leads to what was said at the time. */
export function History({ lines }: { lines: HistoryLine[] }) {
  const { t } = useTranslation('office-contacts')
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      {lines.length === 0 && <p className="soft">{t('history.none')}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.kind}:${line.id}`} line={line} />
        ))}
      </ol>
    </section>
  )
}

function Line({ line }: { line: HistoryLine }) {
  const { t } = useTranslation('office-contacts')
  const { moment } = useMoments()
  const { title, state } = useWords(line)
  const path = pathOf(line)
  return (
    <li>
      <time dateTime={new Date(line.at).toISOString()}>{moment(line.at)}</time>
      {path ? <a href={path}>{title}</a> : <strong>{title}</strong>}
      {state && <span className="state">{state}</span>}
      {line.about && (
        <span>
          {line.about.reference}, {line.about.title}
        </span>
      )}
      {line.by && <span className={styles.by}>{t('history.by', { name: line.by })}</span>}
      {line.words && <span className={styles.words}>{line.words}</span>}
    </li>
  )
}

function pathOf({ kind, id, what, about }: HistoryLine): string | undefined {
  switch (kind) {
    case 'enquiry':
    case 'demand':
    case 'viewing':
    case 'owner':
      return officePath(kind, { id })
    case 'reply':
      return officePath('enquiry', { id: what })
    case 'waiting':
      return officePath('waiting-list')
    case 'closing':
      return about ? officePath('property', { id: about.id }) : undefined
    case 'note':
      return undefined
  }
}

function useWords({ kind, what, state }: HistoryLine) {
  const { t } = useTranslation([
    'office-contacts',
    'enquiries',
    'office-enquiries',
    'demands',
    'office-demands',
    'appointments',
  ])
  const colon = useColon()
  switch (kind) {
    case 'enquiry':
      return {
        title: t(`enquiries:form.${what as 'site-contact'}.name`),
        state: t(`office-enquiries:state.${state as 'new'}`),
      }
    case 'demand':
      return {
        title: t('history.demand') + colon + t(`demands:${listWords(what as DemandList, true)}`),
        state: t(`office-demands:status.${state as 'active'}`),
      }
    case 'viewing':
      return {
        title: t('history.viewing'),
        state: t(`appointments:status.${state as 'confirmed'}`),
      }
    case 'waiting':
      return {
        title: t('history.waiting'),
        state: t(`history.waiting-state.${state as 'waiting'}`),
      }
    case 'owner':
      return { title: t('history.owner'), state: t(`history.owner-state.${state as 'active'}`) }
    case 'closing':
      return { title: t(`history.${what as 'sold'}`), state: '' }
    case 'reply':
      return { title: t('history.reply'), state: '' }
    case 'note':
      return { title: t(`note.${what as 'call'}`), state: '' }
  }
}

import { useOwnerLinks } from '../activity/owner-links'
import { sizeText } from '../language/numbers/size-text'
import { useLanguage } from '../language/use-language'
import { useColon, useTranslation } from '../language/use-translation'
import type { OwnedProperty } from '../properties/owned/owned-property'
import { FileText, Mail } from '../ui/icons'
import { shortDay } from './day-text'
import styles from './papers-panels.module.css'
import { type OwnTask, TaskForm, type TaskReply } from './task-form'

type Props = { tasks: OwnTask[]; email: string; answer?: TaskReply }

/** What the agency waits for; nothing to see when it waits for nothing. */
export function TasksPanel({ tasks, email, answer }: Props) {
  const { t } = useTranslation('owners')
  const colon = useColon()
  const language = useLanguage()
  if (tasks.length === 0 && !answer?.done) return null
  return (
    <section className={`panel ${styles.needs}`} aria-labelledby="tasks-title">
      <h2 className="panel-title" id="tasks-title">
        {t('tasks.title')}
      </h2>
      {answer?.done && <p role="status">{t(`tasks.${answer.done}`)}</p>}
      <ul>
        {tasks.map((task) => (
          <li key={task.id}>
            <strong>{task.title}</strong>
            {task.explanation && <small>{task.explanation}</small>}
            {task.dueOn && (
              <span className="state amber">
                {t('tasks.due', { day: shortDay(task.dueOn, language) })}
              </span>
            )}
            <TaskForm task={task} answer={answer} />
            {email && (
              <a href={`mailto:${email}?subject=${encodeURIComponent(task.title)}`}>
                <Mail />
                {t('tasks.send')}
                <span className="hidden">{colon + task.title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="help">{t('tasks.how')}</p>
    </section>
  )
}

export function DocumentsPanel({
  property,
}: {
  property: Pick<OwnedProperty, 'id' | 'documents'>
}) {
  const { t } = useTranslation('owners')
  const language = useLanguage()
  const links = useOwnerLinks()
  return (
    <section className="panel" id="documents" aria-labelledby="documents-title">
      <h2 className="panel-title" id="documents-title">
        {t('documents.title')}
      </h2>
      {property.documents.length === 0 && <p className="help">{t('documents.none')}</p>}
      <ul className={styles.papers}>
        {property.documents.map(({ id, name, bytes }) => (
          <li key={id}>
            <a href={links.document(property.id, id)}>
              <FileText />
              {name} <small>{sizeText(bytes, language)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

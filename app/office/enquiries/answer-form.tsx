import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'
import { TaskProblem, useTask } from './task-problem'

/** A letter to the person, begun from a template in their own language. */
export function AnswerForm({ enquiry }: { enquiry: EnquiryData }) {
  const { t } = useTranslation(['office-enquiries', 'office'])
  const { email, name, theirs, answer, submissions, replyTo, tomorrow } = enquiry
  const { typed } = useTask('answer')
  const language = t(`office:language.${theirs}`)
  return (
    <section className="panel" aria-labelledby="answer">
      <h2 id="answer">{t('answer.title')}</h2>
      {!email && <p>{t('answer.no-address')}</p>}
      {email && (
        <>
          <p className="help">
            {replyTo
              ? t('answer.help', { language, name, email: replyTo })
              : t('answer.help-back', { language, name })}
          </p>
          <Templates answer={answer} />
          {answer.open.length > 0 && (
            <p className="help">{t('answer.open', { open: answer.open.join(' ') })}</p>
          )}
          <form method="post" className={styles.form}>
            <input type="hidden" name="task" value="answer" />
            <input
              type="hidden"
              name="submission"
              value={typed('submission', submissions.answer)}
            />
            <Subject draft={answer.draft.subject} language={theirs} />
            <Words draft={answer.draft.words} language={theirs} />
            <div className="field">
              <label htmlFor="answer-state">{t('answer.then')}</label>
              <select
                className="input"
                id="answer-state"
                name="state"
                defaultValue={typed('state', 'in-hand')}
              >
                {(['in-hand', 'done'] as const).map((state) => (
                  <option key={state} value={state}>
                    {t(`state.${state}`)}
                  </option>
                ))}
              </select>
            </div>
            <When tomorrow={tomorrow} />
            <TaskProblem task="answer" />
            <div>
              <Button type="submit">{t('answer.send')}</Button>
            </div>
          </form>
        </>
      )}
    </section>
  )
}

/** At once, or at the moment beside it. */
function When({ tomorrow }: Pick<EnquiryData, 'tomorrow'>) {
  const { t } = useTranslation('office-enquiries')
  const { problem, typed } = useTask('answer')
  const isWrong = problem?.field === 'later'
  const marked = {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? 'answer-later-problem' : undefined,
  }
  return (
    <>
      <div className={styles.stepFields}>
        <div className="field">
          <label htmlFor="answer-when">{t('answer.when')}</label>
          <select
            className="input"
            id="answer-when"
            name="when"
            defaultValue={typed('when', 'now')}
          >
            {(['now', 'later'] as const).map((when) => (
              <option key={when} value={when}>
                {t(`answer.${when}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="answer-later-day">{t('answer.later-day')}</label>
          <input
            className="input"
            id="answer-later-day"
            name="later-day"
            type="date"
            defaultValue={typed('later-day', tomorrow)}
            {...marked}
          />
        </div>
        <div className="field">
          <label htmlFor="answer-later-time">{t('answer.later-time')}</label>
          <input
            className="input"
            id="answer-later-time"
            name="later-time"
            type="time"
            defaultValue={typed('later-time', '08:00')}
            {...marked}
          />
        </div>
      </div>
      <TaskProblem task="answer" field="later" />
    </>
  )
}

function Templates({ answer: { templates, chosen } }: Pick<EnquiryData, 'answer'>) {
  const { t } = useTranslation('office-enquiries')
  const links = (wanted: boolean) =>
    templates
      .filter(({ isFitting }) => isFitting === wanted)
      .map(({ id, name }) => (
        <li key={id}>
          <a
            className={id === chosen ? 'chip on' : 'chip'}
            aria-current={id === chosen ? 'true' : undefined}
            href={`?template=${id}#answer`}
          >
            {name}
          </a>
        </li>
      ))
  const others = links(false)
  return (
    <nav aria-label={t('answer.templates')} className={styles.templates}>
      <p className="label">{t('answer.templates')}</p>
      <ul>{links(true)}</ul>
      {others.length > 0 && (
        <details>
          <summary>{t('answer.other-templates')}</summary>
          <ul>{others}</ul>
        </details>
      )}
    </nav>
  )
}

type Draft = { draft: string; language: string }

function Subject({ draft, language }: Draft) {
  const { t } = useTranslation('office-enquiries')
  const { problem, typed } = useTask('answer')
  const isWrong = problem?.field === 'subject'
  return (
    <div className="field">
      <label htmlFor="answer-subject">{t('answer.subject')}</label>
      <input
        className="input"
        id="answer-subject"
        name="subject"
        maxLength={200}
        lang={language}
        required
        defaultValue={typed('subject', draft)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'answer-subject-problem' : undefined}
      />
      <TaskProblem task="answer" field="subject" />
    </div>
  )
}

function Words({ draft, language }: Draft) {
  const { t } = useTranslation('office-enquiries')
  const { problem, typed } = useTask('answer')
  const isWrong = problem?.field === 'words'
  return (
    <div className="field">
      <label htmlFor="answer-words">{t('answer.words')}</label>
      <textarea
        className="input"
        id="answer-words"
        name="words"
        rows={14}
        maxLength={10_000}
        lang={language}
        required
        defaultValue={typed('words', draft)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'answer-words-problem' : undefined}
      />
      <TaskProblem task="answer" field="words" />
    </div>
  )
}

import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from './enquiry.module.css'
import { TaskProblem, useTask } from './task-problem'

export function NoteForm({ submission }: { submission: string }) {
  const { t } = useTranslation('office-enquiries')
  const { problem, typed } = useTask('note')
  const kind = typed('kind', 'note')
  return (
    <section className="panel" aria-labelledby="note">
      <h2 id="note">{t('note.title')}</h2>
      <form method="post" className={styles.form}>
        <input type="hidden" name="task" value="note" />
        <input type="hidden" name="submission" value={typed('submission', submission)} />
        <div className="field">
          <label htmlFor="note-words">{t('note.words')}</label>
          <textarea
            className="input"
            id="note-words"
            name="words"
            rows={3}
            maxLength={10_000}
            required
            defaultValue={typed('words')}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'note-words-problem' : undefined}
          />
          <TaskProblem task="note" field="words" />
        </div>
        <fieldset className="choice-row">
          <legend className="label">{t('note.kind')}</legend>
          {(['note', 'reply'] as const).map((each) => (
            <label key={each} className="choice">
              <input type="radio" name="kind" value={each} defaultChecked={kind === each} />
              {t(`note.${each}`)}
            </label>
          ))}
        </fieldset>
        <TaskProblem task="note" />
        <div>
          <Button kind="quiet" type="submit">
            {t('note.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}

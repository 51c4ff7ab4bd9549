import { noteKinds } from '../../contacts/contact'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from './contacts.module.css'

type Props = {
  submission: string
  typed: Record<string, string> | undefined
  problem: 'words' | 'invalid' | undefined
}

/** A call is noted with one press: it is what happens most. */
export function NoteForm({ submission, typed, problem }: Props) {
  const { t } = useTranslation('office-contacts')
  const chosen = typed?.kind ?? 'call'
  return (
    <section className="panel" aria-labelledby="note-title">
      <h2 id="note-title">{t('note.title')}</h2>
      <form method="post" className={styles.form} data-unsaved={problem ? true : undefined}>
        <input type="hidden" name="task" value="note" />
        <input type="hidden" name="submission" value={typed?.submission ?? submission} />
        <fieldset className="choice-row">
          <legend className="label">{t('note.kind')}</legend>
          {noteKinds.map((kind) => (
            <label key={kind} className="choice">
              <input type="radio" name="kind" value={kind} defaultChecked={chosen === kind} />
              {t(`note.${kind}`)}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="note-words">{t('note.words')}</label>
          <textarea
            className="input"
            id="note-words"
            name="words"
            rows={3}
            maxLength={10_000}
            defaultValue={typed?.words}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'note-problem' : undefined}
          />
          {problem && (
            <p className="error" role="alert" id="note-problem">
              {t(`problem.${problem}`)}
            </p>
          )}
        </div>
        <div>
          <Button type="submit">{t('note.save')}</Button>
        </div>
      </form>
    </section>
  )
}

import { RatingChoices } from '../../appointments/rating-choices'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import type { Conflict } from '../form/conflict'
import { EditForm } from '../form/edit-form'
import type { FieldNode } from '../form/field-node'
import type { Problems } from '../form/problems'
import { Part } from '../office-page'
import styles from './viewing.module.css'
import type { OfficeViewingDetails, TypedViewing } from './viewing-details'

type Edit = {
  values: Record<string, unknown>
  base: Record<string, unknown>
  problems: Problems
  conflict?: Conflict | undefined
}
type Props = {
  details: OfficeViewingDetails
  fields: FieldNode[]
  edit: Edit | undefined
  typed: TypedViewing | undefined
}

/** How it went: as the agent saw it, and as the visitor said. */
export function ViewingAfterwards({ details, fields, edit, typed }: Props) {
  const { t } = useTranslation('office-agenda')
  const { outcome } = details
  return (
    <>
      <Part title={t('after.title')}>
        <EditForm
          namespace="office-agenda"
          fields={fields}
          values={edit?.values ?? outcome ?? {}}
          version={outcome?.version ?? 0}
          problems={edit?.problems ?? {}}
          base={edit?.base}
          conflict={edit?.conflict}
        >
          <input type="hidden" name="task" value="outcome" />
        </EditForm>
      </Part>
      <Part title={t('after.feedback')}>
        {details.feedback ? <Given feedback={details.feedback} /> : <FeedbackForm typed={typed} />}
      </Part>
    </>
  )
}

function Given({ feedback }: { feedback: { rating: number; words: string } }) {
  return (
    <blockquote className={styles.quote}>
      <p>
        <strong>{feedback.rating}/5</strong> {feedback.words}
      </p>
    </blockquote>
  )
}

function FeedbackForm({ typed }: Pick<Props, 'typed'>) {
  const { t } = useTranslation(['office-agenda', 'appointments'])
  return (
    <form method="post" className={styles.form} data-unsaved={typed?.words || undefined}>
      <p className="help">{t('after.feedback-help')}</p>
      <fieldset className={styles.ratings}>
        <legend className="label">{t('appointments:feedback.rating')}</legend>
        <RatingChoices chosen={Number(typed?.rating)} />
      </fieldset>
      <div className="field">
        <label htmlFor="told-words">{t('after.told')}</label>
        <textarea
          className="input"
          id="told-words"
          name="words"
          rows={3}
          maxLength={2000}
          defaultValue={typed?.words}
        />
      </div>
      <p>
        <Button kind="quiet" type="submit" name="task" value="feedback">
          {t('after.keep')}
        </Button>
      </p>
    </form>
  )
}

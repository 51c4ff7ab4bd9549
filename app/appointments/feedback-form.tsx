import { Form } from 'react-router'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import styles from './booking/slot-list.module.css'
import { RatingChoices } from './rating-choices'

type Given = { rating: number | null; words: string }
type Props = { given: Given; error: 'rating' | 'too-long' | null }

export function FeedbackForm({ given, error }: Props) {
  const { t } = useTranslation('appointments')
  return (
    <Form className="form" method="post" noValidate>
      <fieldset className={styles.slots} id="viewing-rating">
        <legend className="label">{t('feedback.rating')}</legend>
        {error === 'rating' && (
          <p className="error" role="alert">
            {t('alert.rating')}
          </p>
        )}
        <RatingChoices chosen={given.rating} />
      </fieldset>
      <div className="field">
        <label htmlFor="viewing-words">{t('feedback.words')}</label>
        <textarea
          className="input"
          id="viewing-words"
          name="words"
          rows={5}
          maxLength={2000}
          defaultValue={given.words}
          aria-invalid={error === 'too-long' ? true : undefined}
        />
        {error === 'too-long' && (
          <p className="error" role="alert">
            {t('alert.too-long')}
          </p>
        )}
      </div>
      <p>
        <Button type="submit">{t('feedback.send')}</Button>
      </p>
    </Form>
  )
}

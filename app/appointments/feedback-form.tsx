import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import styles from './booking/booking.module.css'

type Given = { rating: number | null; words: string }
type Props = { given: Given; error: 'rating' | 'too-long' | null }

const ratings = [1, 2, 3, 4, 5] as const

export function FeedbackForm({ given, error }: Props) {
  const { t } = useTranslation('appointments')
  return (
    <Form className="form" method="post" noValidate>
      <fieldset className={styles.slots} id="visit-rating">
        <legend className="label">{t('feedback.rating')}</legend>
        {error === 'rating' && (
          <p className="error" role="alert">
            {t('alert.rating')}
          </p>
        )}
        <div className="choice-row">
          {ratings.map((rating) => (
            <label className="choice" key={rating}>
              <input
                type="radio"
                name="rating"
                value={rating}
                defaultChecked={given.rating === rating}
              />
              <span>{t(`feedback.rate.${rating}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label htmlFor="visit-words">{t('feedback.words')}</label>
        <textarea
          className="input"
          id="visit-words"
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
        <button className="button" type="submit">
          {t('feedback.send')}
        </button>
      </p>
    </Form>
  )
}

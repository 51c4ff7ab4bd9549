import type { Form } from '../../forms/form'
import type { FormState } from '../../forms/form-state'
import { useTranslation } from '../../language/use-translation'
import { answerFacts } from './answer-facts'
import styles from './form-recap.module.css'
import { typedAnswers } from './typed-answers'

type Props = {
  form: Form
  state: FormState
  /** The property it is about, with its reference. */
  about: string | undefined
}

/** All that is about to be sent, in one look: what is signed is read once more. */
export function FormRecap({ form, state, about }: Props) {
  const { t } = useTranslation('enquiries')
  const [first, ...others] = answerFacts(form, typedAnswers(form, state), t)
  if (!first) return null
  const hasConditions = Boolean(String(state.values.conditions ?? '').trim())
  const facts = [
    ...(about ? [{ label: t('page.about'), value: about }] : []),
    ...(form.name === 'purchase-offer' ? [] : [first]),
    ...others,
    ...('conditions' in form.fields && !hasConditions
      ? [{ label: t('field.conditions'), value: t('recap.none') }]
      : []),
  ]
  return (
    <section className={`panel ${styles.recap}`} aria-labelledby="recap">
      <h2 id="recap">{t('recap.title')}</h2>
      <p>{t('recap.body')}</p>
      {form.name === 'purchase-offer' && (
        <p className={styles.amount}>
          {first.label} <strong>{first.value}</strong>
        </p>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

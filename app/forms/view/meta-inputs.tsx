import { useTranslation } from '../../language/use-translation'
import { type Form, fieldsOfStep } from '../form'
import { metaFields } from '../form-fields'
import type { FormState } from '../form-state'
import styles from './meta-inputs.module.css'

/** What travels with a form unseen: its pass, the answers of other steps, and a trap for robots. */
export function MetaInputs({ form, state }: { form: Form; state: FormState }) {
  const { t } = useTranslation('enquiries')
  const step = state.step ?? undefined
  const shown = new Set(fieldsOfStep(form, step).map(([name]) => name))
  const carried = Object.keys(form.fields)
    .filter((name) => !shown.has(name))
    .flatMap((name) => [state.values[name] ?? []].flat().map((value) => ({ name, value })))
  const trap = `${form.name}-website`
  return (
    <>
      <input type="hidden" name={metaFields.pass} value={state.pass} />
      {step && <input type="hidden" name={metaFields.step} value={step} />}
      {carried.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trap}>{t('page.trap')}</label>
        <input id={trap} name={metaFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

import { useId } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { wholeNumber } from '../whole-number'
import styles from './criteria-fields.module.css'

type Value = string | number

/** How many properties a choice would give. */
export function Count({ of }: { of: number }) {
  const language = useLanguage()
  return <span className="count soft">{wholeNumber(of, language)}</span>
}

type ChoiceProps = {
  label: string
  name: string
  value: Value | undefined
  values: [Value, string][]
  none: string
}

/** One of a few; a value from the address that is not among them is shown as it is. */
export function Choice({ label, name, value, values, none }: ChoiceProps) {
  const id = useId()
  const isOther = value !== undefined && !values.some(([each]) => each === value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} name={name} key={value} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {isOther && <option value={value}>{value}</option>}
        {values.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type RangeProps = {
  label: string
  names: [string, string]
  values: [number | undefined, number | undefined]
}

export function Range({ label, names, values }: RangeProps) {
  const { t } = useTranslation('search')
  return (
    <fieldset className={styles.choices}>
      <legend className="label">{label}</legend>
      <div className={styles.pair}>
        <Amount label={t('from')} name={names[0]} value={values[0]} />
        <Amount label={t('to')} name={names[1]} value={values[1]} />
      </div>
    </fieldset>
  )
}

type AmountProps = { label: string; name: string; value: number | undefined }

/** A text field on purpose: people type "450.000", which a number field would refuse. */
export function Amount({ label, name, value }: AmountProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  )
}

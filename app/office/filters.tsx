import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import { Button } from '../ui/button'
import styles from './filters.module.css'

type Choice = {
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
  /** One of them is always chosen. */
  isRequired?: boolean
}
type Props = { text?: string; search?: ReactNode; choices?: Choice[]; children?: ReactNode }

/** Above a list: a plain form that puts the wish in the address. */
export function Filters({ text, search, choices = [], children }: Props) {
  const { t } = useTranslation('office')
  return (
    <search>
      <form className={styles.filters}>
        {search}
        {text !== undefined && (
          <div className="field">
            <label htmlFor="filter-text">{t('filter.text')}</label>
            <input
              className="input"
              id="filter-text"
              type="search"
              name="text"
              defaultValue={text}
            />
          </div>
        )}
        {choices.map(({ name, label, value, options, isRequired }) => (
          <div className="field" key={name}>
            <label htmlFor={`filter-${name}`}>{label}</label>
            <select className="input" id={`filter-${name}`} name={name} defaultValue={value}>
              {!isRequired && <option value="">{t('filter.all')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        {children}
        <Button kind="quiet" type="submit">
          {t('filter.show')}
        </Button>
      </form>
    </search>
  )
}

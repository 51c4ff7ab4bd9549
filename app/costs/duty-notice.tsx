import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import { EnergyMark } from '../properties/energy/energy-badge'
import styles from './costs.module.css'
import { dayText } from './range-text'
import type { Rule } from './rules/rule-book'
import { RuleSource } from './rules/rule-source'

type Props = {
  label: string
  rule: Rule
  /** Another term, which the law as written names. */
  written: Rule | null
  children: ReactNode
}

/** A duty that comes with an energy label, and where it is written. */
export function DutyNotice({ label, rule, written, children }: Props) {
  const { t } = useTranslation('costs')
  return (
    <div className={styles.duty}>
      <EnergyMark label={label} />
      <p>
        {children}{' '}
        <small>
          <RuleSource rule={rule} />
        </small>
        {written && (
          <>
            {' '}
            {t('renovation.written', { count: written.low, day: dayText(written.validFrom) })}{' '}
            <small>
              <RuleSource rule={written} />
            </small>
          </>
        )}
      </p>
    </div>
  )
}

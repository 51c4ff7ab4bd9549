import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import { EnergyMark } from '../properties/energy/energy-badge'
import { Sources } from './calculator/cost-answer-lines'
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
      <div>
        <p>
          {children}
          {written &&
            ` ${t('renovation.written', { count: written.low, day: dayText(written.validFrom) })}`}
        </p>
        <Sources>
          {[rule, ...(written ? [written] : [])].map((each) => (
            <li key={`${each.source} ${each.validFrom}`}>
              <RuleSource rule={each} />
            </li>
          ))}
        </Sources>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { EnergyMark } from '../properties/energy/energy-badge'
import styles from './costs.module.css'
import type { Rule } from './rules/rule-book'
import { RuleSource } from './rules/rule-source'

type Props = { label: string; rule: Rule; children: ReactNode }

/** A duty that comes with an energy label, and where it is written. */
export function DutyNotice({ label, rule, children }: Props) {
  return (
    <div className={styles.duty}>
      <EnergyMark label={label} />
      <p>
        {children}{' '}
        <small>
          <RuleSource rule={rule} />
        </small>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './costs.module.css'
import type { Rule } from './rules/rule-book'
import { RuleSource } from './rules/rule-source'

type Props = { label: string; rule: Rule; children: ReactNode }

/** A duty that comes with an energy label, and where it is written. */
export function DutyNotice({ label, rule, children }: Props) {
  return (
    <div className={styles.duty}>
      <span className="epc" data-epc={label.charAt(0)} aria-hidden>
        {label}
      </span>
      <p>
        {children}{' '}
        <small>
          <RuleSource rule={rule} />
        </small>
      </p>
    </div>
  )
}

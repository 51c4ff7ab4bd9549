import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation'
import styles from './office-page.module.css'

type Crumb = { title: string; path: string }
type Props = {
  title: string
  crumbs?: Crumb[]
  lead?: ReactNode
  /** Buttons and links beside the title. */
  actions?: ReactNode
  /** What was just done. */
  done?: string
  children: ReactNode
}

export function OfficePage({ title, crumbs = [], lead, actions, done, children }: Props) {
  const { t } = useTranslation('office')
  return (
    <>
      {crumbs.length > 0 && (
        <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb.path}>
                <a href={crumb.path}>{crumb.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {done && <Notice>{done}</Notice>}
      {children}
    </>
  )
}

export function Notice({ children, tone }: { children: ReactNode; tone?: 'warning' }) {
  const isWarning = tone === 'warning'
  return (
    <div
      className={isWarning ? `${styles.notice} ${styles.warning}` : styles.notice}
      role={isWarning ? 'alert' : 'status'}
    >
      {children}
    </div>
  )
}

/** A part of a page, with its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

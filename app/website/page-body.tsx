import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** Between header and footer, of a page that is not a banner or a list. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.body}`}>{children}</div>
}

/** Its title, and what is said before anything is asked. */
export function PageHead({ children }: { children: ReactNode }) {
  return <header className={styles.head}>{children}</header>
}

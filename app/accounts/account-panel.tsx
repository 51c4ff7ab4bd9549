import type { ReactNode } from 'react'
import { Photo } from '../images/photo'
import styles from './account-panel.module.css'

type Picture = Parameters<typeof Photo>[0]['picture']
type Props = { title: string; lead?: string; picture?: Picture | undefined; children: ReactNode }

export function AccountPanel({ title, lead, picture, children }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Photo
            picture={{ ...picture, alt: '' }}
            widths={[900, 1360, 1920]}
            sizes="(width < 64rem) 1px, 55vw"
          />
        </div>
      )}
    </div>
  )
}

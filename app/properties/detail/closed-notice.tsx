import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PropertyStatus } from '../property'
import styles from './detail.module.css'

type Props = { status: PropertyStatus; registerPath: string }

/** Sold and rented homes stay friendly: they say so, and lead on. */
export function ClosedNotice({ status, registerPath }: Props) {
  const { t } = useTranslation('properties')
  if (status !== 'sold' && status !== 'rented' && status !== 'reference') return null
  return (
    <div className={styles.closed} role="status">
      <p className={styles.closedTitle}>{t(`closed.${status}`)}</p>
      <p>{t('closed.lead')}</p>
      <Link className="button" to={registerPath}>
        {t('closed.register')}
      </Link>
    </div>
  )
}

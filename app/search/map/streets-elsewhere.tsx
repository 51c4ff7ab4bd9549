import { useTranslation } from '../../language/use-translation'
import styles from './map.module.css'
import type { MapBase } from './map-base'

type Props = {
  offer: NonNullable<MapBase['offer']>
  /** They were asked for, and did not come. */
  isMissing: boolean
}

/**
 * Names whom the visitor's browser would ask. A link, not a script: the page it leads to has a security
 * policy that knows that host, and this one has not.
 */
export function StreetsElsewhere({ offer: { host, path }, isMissing }: Props) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.elsewhere}>
      {isMissing && <p role="status">{t('map.unreachable', { host })}</p>}
      <a className="chip" href={path}>
        {isMissing ? t('map.try-again') : t('map.streets-of', { host })}
      </a>
      <p>{t('map.streets-notice', { host })}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Photo } from '../images/photo'
import { toldStatus } from '../properties/contract'
import type { OwnedHome } from '../properties/owned/owned-property'
import { PriceTag } from '../properties/shown/price-tag'
import styles from './property.module.css'

type Props = { home: OwnedHome; now: string; heading?: 'h1' | 'h2'; children?: ReactNode }

export function HomeHead({ home, now, heading: Heading = 'h1', children }: Props) {
  const { t } = useTranslation('owners')
  return (
    <header className={styles.head}>
      {home.picture && (
        <Photo
          picture={home.picture}
          widths={[400, 600, 900]}
          sizes="(width < 48rem) 100vw, 20rem"
          isFirst={Heading === 'h1'}
        />
      )}
      <div className={styles.text}>
        <HomeState home={home} now={now} />
        <Heading>{home.address}</Heading>
        <p className={styles.price}>
          <PriceTag price={home.price} contract={home.contract} />
        </p>
        {home.path && Heading === 'h1' && (
          <p>
            <a href={home.path}>{t('home.view')}</a>
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

const dayLength = 86_400_000

function HomeState({ home, now }: Pick<Props, 'home' | 'now'>) {
  const { t } = useTranslation(['owners', 'properties'])
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(home.publishedAt)) / dayLength))
  const isOffered = home.status === 'available' || home.status === 'option'
  return (
    <p className={styles.states}>
      <span className={`state ${home.status === 'option' ? 'amber' : 'moss'}`}>
        {t(`properties:status.${toldStatus(home.status, home.contract)}`)}
      </span>
      {!home.isOnline && <span className="state">{t('offline')}</span>}
      {home.isOnline && isOffered && (
        <span className="state">{t('online-days', { count: days })}</span>
      )}
    </p>
  )
}

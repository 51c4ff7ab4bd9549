import type { ReactNode } from 'react'
import { Photo } from '../images/photo'
import { dayLength } from '../language/days-later'
import { useTranslation } from '../language/use-translation'
import { toldStatus } from '../properties/contract'
import type { OwnedProperty } from '../properties/owned/owned-property'
import { PriceTag } from '../properties/shown/price-tag'
import styles from './property.module.css'

type Props = { property: OwnedProperty; now: string; heading?: 'h1' | 'h2'; children?: ReactNode }

export function PropertyHead({ property, now, heading: Heading = 'h1', children }: Props) {
  const { t } = useTranslation('owners')
  return (
    <header className={styles.head}>
      {property.picture && (
        <Photo
          picture={property.picture}
          widths={[400, 720, 900]}
          sizes="(width < 48rem) 100vw, 20rem"
          isFirst={Heading === 'h1'}
        />
      )}
      <div className={styles.text}>
        <PropertyState property={property} now={now} />
        <Heading>{property.address}</Heading>
        <p className={styles.price}>
          <PriceTag price={property.price} contract={property.contract} />
        </p>
        {property.path && Heading === 'h1' && (
          <p>
            <a href={property.path}>{t('home.view')}</a>
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

function PropertyState({ property, now }: Pick<Props, 'property' | 'now'>) {
  const { t } = useTranslation(['owners', 'properties'])
  const days = Math.max(
    0,
    Math.floor((Date.parse(now) - Date.parse(property.publishedAt)) / dayLength),
  )
  const isOffered = property.status === 'available' || property.status === 'option'
  return (
    <p className={styles.states}>
      <span className={`state ${property.status === 'option' ? 'amber' : 'moss'}`}>
        {t(`properties:status.${toldStatus(property.status, property.contract)}`)}
      </span>
      {!property.isOnline && <span className="state">{t('offline')}</span>}
      {property.isOnline && isOffered && (
        <span className="state">{t('online-days', { count: days })}</span>
      )}
    </p>
  )
}

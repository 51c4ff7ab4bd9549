import { useTranslation } from '../../language/use-translation'
import { priceTerm, toldStatus } from '../contract'
import type { FullProperty } from '../shown/full-property'
import { PriceTag } from '../shown/price-tag'
import { isClosed } from '../shown/published-facts'
import { StateBadge } from '../shown/state-badge'
import styles from './detail.module.css'

export function PropertyHead({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { status, contract, title, typeName, address, price, priceUnit } = property
  const term = price && priceTerm(contract)
  const unit = priceUnit || (term && t(term))
  return (
    <header className={styles.head}>
      <StateBadge property={property} isTaken={isClosed(status)} />
      {typeName && <p className="small soft">{typeName}</p>}
      <h1>{title}</h1>
      {address && <p className="lead">{address}</p>}
      <p className={styles.price}>
        {isClosed(status) ? (
          t(`status.${toldStatus(status, contract)}`)
        ) : (
          <PriceTag price={price} />
        )}
        {unit && <span className={styles.unit}> {unit}</span>}
      </p>
    </header>
  )
}

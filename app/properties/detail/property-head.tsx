import { useTranslation } from '../../language/use-translation'
import { priceTerm, toldStatus } from '../contract'
import type { FullProperty } from '../shown/full-property'
import { PriceTag } from '../shown/price-tag'
import { isClosed } from '../shown/published-facts'
import styles from './detail.module.css'

export function PropertyHead({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { status, contract, title, address, price, priceUnit } = property
  const term = price && priceTerm(contract)
  const unit = priceUnit || (term && t(term))
  return (
    <header className={styles.head}>
      <Badge property={property} />
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

/** The state counts for more than what the agency wants to draw attention to. */
function Badge({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { status, contract, badgeText, badgeColor } = property
  if (isClosed(status)) {
    return <p className="badge sold">{t(`status.${toldStatus(status, contract)}`)}</p>
  }
  if (status === 'option') return <p className="badge option">{t('status.option')}</p>
  if (!badgeText) return null
  return (
    <p className="badge" data-color={badgeColor ?? undefined}>
      {badgeText}
    </p>
  )
}

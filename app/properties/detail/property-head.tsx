import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { priceTerm } from '../contract'
import type { FullProperty } from '../shown/full-property'
import { PriceTag } from '../shown/price-tag'
import { isClosed } from '../shown/published-facts'
import { StateBadge } from '../shown/state-badge'
import { ClosedState } from './closed-notice'
import { moneyOf } from './leading-facts'
import styles from './property-head.module.css'

type Props = {
  property: FullProperty
  /** Below the price: when it is open to all next. */
  openHouse?: ReactNode
  /** Above the title: what it is part of. */
  children?: ReactNode
}

export function PropertyHead({ property, openHouse, children }: Props) {
  const { status, title, typeName, address } = property
  return (
    <header className={styles.head}>
      {!isClosed(status) && <StateBadge property={property} />}
      <p className={styles.kind}>
        {typeName}
        {children}
      </p>
      <h1>{title}</h1>
      {address && <p className="lead">{address}</p>}
      <p className={styles.price}>
        <PriceOrState property={property} />
      </p>
      {openHouse}
    </header>
  )
}

/** Of a property that found someone: that it did, and nothing of a price. */
function PriceOrState({ property }: { property: FullProperty }) {
  const { t } = useTranslation('properties')
  const { status, contract, price, priceUnit } = property
  if (isClosed(status)) return <ClosedState status={status} contract={contract} />
  const { annuity } = moneyOf(property)
  if (annuity) {
    return (
      <>
        {annuity.bouquet} <span className={styles.unit}>{t('bouquet')}</span>
        {' + '}
        {annuity.monthly} <span className={styles.unit}>{t('per-month')}</span>
      </>
    )
  }
  const term = price && priceTerm(contract)
  const unit = priceUnit || (term && t(term))
  return (
    <>
      <PriceTag price={price} />
      {unit && <span className={styles.unit}> {unit}</span>}
    </>
  )
}

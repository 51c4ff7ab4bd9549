import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { BedDouble, Maximize, Trees } from '../../ui/icons'
import { Link } from '../../ui/link'
import { toldStatus } from '../contract'
import { EnergyBadge } from '../energy/energy-badge'
import { propertyPath } from '../property-path'
import { CardPictures, turnByKey } from './card-pictures'
import { displayValue } from './display-value'
import { PriceTag } from './price-tag'
import styles from './property-card.module.css'
import type { ShownCard as Property } from './shown-card'
import { StateBadge } from './state-badge'

type Props = {
  property: Property
  /** The first that is seen: its picture is fetched at once. */
  isFirst?: boolean
  /** The heart that keeps it; the favourites room draws it. */
  heart?: ReactNode
  /** In place of the price; the costs room draws it. */
  amount?: ReactNode
}

/** Picture, price, type and city, three facts. */
export function PropertyCard({ property, isFirst = false, heart, amount }: Props) {
  const language = useLanguage()
  const path = propertyPath(property, language)
  return (
    <article className={styles.card} id={`property-${property.id}`} data-property={property.id}>
      <CardPictures card={property} path={path} isFirst={isFirst} />
      {!isTaken(property) && <StateBadge property={property} />}
      {property.openHouse && <OpenHouseBadge day={property.openHouse} />}
      {heart}
      <div className={styles.text}>
        <p className={styles.price}>
          <PriceOrState property={property} amount={amount} />
        </p>
        <h3>
          <Link to={path} onKeyDown={turnByKey}>
            {[property.title, property.townBeside].filter(Boolean).join(', ')}
          </Link>
        </h3>
        <Facts property={property} />
      </div>
    </article>
  )
}

export function OpenHouseBadge({ day }: { day: string }) {
  const { t } = useTranslation('properties')
  return <p className="badge">{t('open-house-on', { day })}</p>
}

function isTaken({ status }: Property): boolean {
  return status === 'sold' || status === 'rented' || status === 'reference'
}

/** A sold property shows its state in place of its price. */
export function PriceOrState({ property, amount }: Pick<Props, 'property' | 'amount'>) {
  const { t } = useTranslation('properties')
  const { status, contract, price } = property
  if (isTaken(property)) return t(`status.${toldStatus(status, contract)}`)
  return amount ?? <PriceTag price={price} contract={contract} />
}

function Facts({ property }: { property: Property }) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  const { typeName, bedrooms, livingArea, groundArea } = property
  const area = livingArea ?? groundArea
  return (
    <ul className={styles.facts}>
      {typeName && <li>{typeName}</li>}
      {bedrooms !== null && bedrooms > 0 && (
        <li>
          <BedDouble />
          {t('bedrooms-short', { count: bedrooms })}
        </li>
      )}
      {area !== null && (
        <li>
          {livingArea === null ? <Trees /> : <Maximize />}
          {displayValue({ type: 'number', value: area, unit: 'm²' }, language)}
        </li>
      )}
      {property.energyLabel && (
        <li>
          <EnergyBadge label={property.energyLabel} />
        </li>
      )}
    </ul>
  )
}

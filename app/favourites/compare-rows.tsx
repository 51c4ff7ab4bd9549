import type { ReactNode } from 'react'
import type { MonthlyCost } from '../costs/monthly-cost'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { toldStatus } from '../properties/contract'
import { EnergyBadge } from '../properties/energy/energy-badge'
import { amount } from '../properties/price'
import type { ComparedProperty } from '../properties/shown/compared'
import { displayValue } from '../properties/shown/display-value'
import { PriceTag } from '../properties/shown/price-tag'
import { isClosed } from '../properties/shown/published-facts'
import { breakableStreet } from './breakable-street'
import { pricePerMetre } from './price-per-metre'

export type Compared = ComparedProperty & { monthly: MonthlyCost | null }

export type CompareRow = {
  name: string
  of: (property: Compared) => ReactNode
  /** What tells two apart, where the row draws more than a text. */
  key?: (property: Compared) => unknown
}

/** What stands in the rows, in the order people ask. */
export function useCompareRows(): CompareRow[] {
  const { t } = useTranslation(['favourites', 'properties'])
  const language = useLanguage()
  const number = (value: number | null, unit?: 'm²' | 'kWh/m²') =>
    displayValue({ type: 'number', value, unit }, language)
  const isOffered = ({ status }: Compared) => !isClosed(status)
  return [
    {
      name: t('row.price'),
      of: (property) =>
        isOffered(property) && <PriceTag price={property.price} contract={property.contract} />,
      key: ({ price }) => price?.cents,
    },
    {
      name: t('row.per-metre'),
      of: (property) => {
        const cents = isOffered(property) ? pricePerMetre(property) : null
        return cents !== null && `${amount(cents)}/m²`
      },
    },
    {
      name: t('row.monthly'),
      of: (property) =>
        isOffered(property) &&
        property.monthly &&
        amount(Math.round(property.monthly.cents / 100) * 100),
    },
    {
      name: t('row.energy'),
      of: ({ energyLabel, energyPerformance }) =>
        (energyLabel || energyPerformance !== null) && (
          <>
            <EnergyBadge label={energyLabel} /> {number(energyPerformance, 'kWh/m²')}
          </>
        ),
      key: ({ energyLabel, energyPerformance }) => `${energyLabel} ${energyPerformance}`,
    },
    {
      name: t('row.status'),
      of: (property) => t(`properties:status.${toldStatus(property.status, property.contract)}`),
    },
    { name: t('row.type'), of: (property) => property.typeName },
    { name: t('row.address'), of: (property) => breakableStreet(property.address) },
    {
      name: t('properties:field.living-surface'),
      of: (property) => number(property.livingArea, 'm²'),
    },
    {
      name: t('properties:field.ground-surface'),
      of: (property) => number(property.groundArea, 'm²'),
    },
    { name: t('properties:field.bedrooms'), of: (property) => number(property.bedrooms) },
    { name: t('properties:field.bathrooms'), of: (property) => number(property.bathrooms) },
    {
      name: t('properties:field.terrace-surface'),
      of: (property) => number(property.terraceArea, 'm²'),
    },
    {
      name: t('properties:field.garden-surface'),
      of: (property) => number(property.gardenArea, 'm²'),
    },
    { name: t('properties:field.construction-year'), of: (property) => property.constructionYear },
  ]
}

/** One property differs from none. */
export function isDifferent({ of, key = of }: CompareRow, properties: Compared[]): boolean {
  return new Set(properties.map((property) => String(key(property) || ''))).size > 1
}

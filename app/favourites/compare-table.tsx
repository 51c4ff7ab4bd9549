import type { ReactNode } from 'react'
import { Photo } from '../images/photo'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { toldStatus } from '../properties/contract'
import { EnergyBadge } from '../properties/energy/energy-badge'
import { propertyPath } from '../properties/property-path'
import type { ComparedProperty } from '../properties/shown/compared'
import { displayValue } from '../properties/shown/display-value'
import { Facade } from '../properties/shown/facade'
import { PriceTag } from '../properties/shown/price-tag'
import { isClosed } from '../properties/shown/published-facts'
import { Link } from '../ui/link'
import styles from './compare-table.module.css'

type Row = { name: string; of: (property: ComparedProperty) => ReactNode }

/** Properties side by side: a column each. On a phone the table scrolls under its first column. */
export function CompareTable({ properties }: { properties: ComparedProperty[] }) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const rows = useRows()
  return (
    <section className={styles.frame} aria-label={t('compare-title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {properties.map((property) => (
              <th key={property.id} scope="col">
                <Link to={propertyPath(property, language)}>
                  {property.pictures[0] ? (
                    <Photo picture={{ ...property.pictures[0], alt: '' }} sizes="16rem" />
                  ) : (
                    <Facade id={property.id} label="" />
                  )}
                  {property.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {properties.map((property) => (
                <td key={property.id}>{of(property) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useRows(): Row[] {
  const { t } = useTranslation(['favourites', 'properties'])
  const language = useLanguage()
  const number = (value: number | null, unit?: 'm²' | 'kWh/m²') =>
    displayValue({ type: 'number', value, unit }, language)
  return [
    {
      name: t('row.price'),
      of: (property) =>
        !isClosed(property.status) && (
          <PriceTag price={property.price} contract={property.contract} />
        ),
    },
    {
      name: t('row.status'),
      of: (property) => t(`properties:status.${toldStatus(property.status, property.contract)}`),
    },
    { name: t('row.type'), of: (property) => property.typeName },
    { name: t('row.address'), of: (property) => property.address },
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
    {
      name: t('row.energy'),
      of: ({ energyLabel, energyPerformance }) =>
        (energyLabel || energyPerformance !== null) && (
          <>
            <EnergyBadge label={energyLabel} /> {number(energyPerformance, 'kWh/m²')}
          </>
        ),
    },
  ]
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Photo } from '../images/photo'
import { useLanguage } from '../language/use-language'
import { toldStatus } from '../properties/contract'
import { EnergyBadge } from '../properties/energy/energy-badge'
import { propertyPath } from '../properties/property-path'
import type { ComparedProperty } from '../properties/shown/compared'
import { displayValue } from '../properties/shown/display-value'
import { Facade } from '../properties/shown/facade'
import { PriceTag } from '../properties/shown/price-tag'
import { isClosed } from '../properties/shown/published-facts'
import styles from './compare-table.module.css'

type Row = { name: string; of: (home: ComparedProperty) => ReactNode }

/** Homes side by side: a column each. On a phone the table scrolls under its first column. */
export function CompareTable({ homes }: { homes: ComparedProperty[] }) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const rows = useRows()
  return (
    <section className={styles.frame} aria-label={t('compare-title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {homes.map((home) => (
              <th key={home.id} scope="col">
                <Link to={propertyPath(home, language)}>
                  {home.pictures[0] ? (
                    <Photo picture={{ ...home.pictures[0], alt: '' }} sizes="16rem" />
                  ) : (
                    <Facade id={home.id} label="" />
                  )}
                  {home.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {homes.map((home) => (
                <td key={home.id}>{of(home) || '–'}</td>
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
      of: (home) =>
        !isClosed(home.status) && <PriceTag price={home.price} contract={home.contract} />,
    },
    {
      name: t('row.status'),
      of: (home) => t(`properties:status.${toldStatus(home.status, home.contract)}`),
    },
    { name: t('row.type'), of: (home) => home.typeName },
    { name: t('row.address'), of: (home) => home.address },
    { name: t('properties:field.living-surface'), of: (home) => number(home.livingArea, 'm²') },
    { name: t('properties:field.ground-surface'), of: (home) => number(home.groundArea, 'm²') },
    { name: t('properties:field.bedrooms'), of: (home) => number(home.bedrooms) },
    { name: t('properties:field.bathrooms'), of: (home) => number(home.bathrooms) },
    { name: t('properties:field.terrace-surface'), of: (home) => number(home.terraceArea, 'm²') },
    { name: t('properties:field.garden-surface'), of: (home) => number(home.gardenArea, 'm²') },
    { name: t('properties:field.construction-year'), of: (home) => home.constructionYear },
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

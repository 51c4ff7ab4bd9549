import type { ReactNode } from 'react'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { propertyPath } from '../properties/property-path'
import type { PropertyGoal } from '../properties/property-status'
import { displayValue } from '../properties/shown/display-value'
import { PriceTag } from '../properties/shown/price-tag'
import { isClosed } from '../properties/shown/published-facts'
import type { Unit } from '../properties/unit'
import { ArrowDown, ArrowUp } from '../ui/icons'
import { Link } from '../ui/link'
import { nextOrder, type UnitOrder, type UnitSort } from './price-list'
import styles from './price-list-table.module.css'

type Props = { units: Unit[]; order: UnitOrder; goal: PropertyGoal }

/** A table that becomes cards on a phone; sorting is a link, so it needs no script. */
export function PriceListTable({ units, order, goal }: Props) {
  const { t } = useTranslation('projects')
  return (
    <section className={styles.list} id="price-list" aria-labelledby="price-list-title">
      <h2 id="price-list-title">{t('price-list')}</h2>
      {units.length === 0 ? (
        <p className="soft">{t('no-constructions')}</p>
      ) : (
        <>
          <SortLinks order={order} />
          <table className={`table ${styles.units}`}>
            <caption className="help">
              {t(goal === 'sale' ? 'price-list-note' : 'rent-list-note')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('column.unit')}</th>
                <th scope="col" className="num">
                  {t('column.bedrooms')}
                </th>
                <Sortable sort="area" order={order} isNumber />
                <th scope="col" className="num">
                  {t('column.terrace')}
                </th>
                <Sortable sort="state" order={order} />
                <Sortable sort="price" order={order} isNumber />
              </tr>
            </thead>
            <tbody>
              {units.map((unit) => (
                <UnitRow key={unit.id} unit={unit} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

type SortableProps = { sort: UnitSort; order: UnitOrder; isNumber?: boolean }

function Sortable({ sort, order, isNumber }: SortableProps) {
  const direction = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : undefined
  return (
    <th scope="col" className={isNumber ? 'num' : undefined} aria-sort={direction}>
      <SortLink sort={sort} order={order} />
    </th>
  )
}

function SortLink({ sort, order }: Omit<SortableProps, 'isNumber'>) {
  const { t } = useTranslation('projects')
  const Arrow = order === `-${sort}` ? ArrowDown : ArrowUp
  const isSorted = order.replace('-', '') === sort
  return (
    <Link
      className={styles.sort}
      to={`?sort=${nextOrder(sort, order)}#price-list`}
      preventScrollReset
    >
      {t(`column.${sort}`)}
      {isSorted && <Arrow className="icon" aria-hidden />}
    </Link>
  )
}

/** The head of the table, where there is no table. */
function SortLinks({ order }: { order: UnitOrder }) {
  const { t } = useTranslation('projects')
  return (
    <p className={styles.sorts}>
      <span className="soft">{t('sorted-by')}</span>
      {(['price', 'area', 'state'] as const).map((sort) => (
        <SortLink key={sort} sort={sort} order={order} />
      ))}
    </p>
  )
}

function UnitRow({ unit }: { unit: Unit }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const number = (value: number | null, measure?: 'm²') =>
    displayValue({ type: 'number', value, unit: measure }, language)
  const isTaken = isClosed(unit.status)
  const tone = unit.status === 'available' ? 'moss' : unit.status === 'option' ? 'amber' : ''
  const state = unit.status === 'withdrawn' ? 'sold' : unit.status
  return (
    <tr className={isTaken ? styles.taken : undefined}>
      <th scope="row">
        <Link to={propertyPath(unit, language)}>{unit.name}</Link>
      </th>
      <Cell name={t('column.bedrooms')}>{number(unit.bedrooms)}</Cell>
      <Cell name={t('column.area')}>{number(unit.livingArea, 'm²')}</Cell>
      <Cell name={t('column.terrace')}>{number(unit.terraceArea, 'm²')}</Cell>
      <td className={styles.state}>
        <span className={`state ${tone}`}>{t(`state.${state}`)}</span>
      </td>
      <td className={`num ${styles.price}`}>
        {isTaken ? (
          <span className="soft">{t(`state.${state}`)}</span>
        ) : (
          <PriceTag price={unit.price} />
        )}
      </td>
    </tr>
  )
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="num" data-label={name}>
      {children || '–'}
    </td>
  )
}

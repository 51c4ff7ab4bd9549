import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { propertyPath } from '../properties/property-path'
import type { PropertyGoal } from '../properties/property-status'
import { displayValue } from '../properties/shown/display-value'
import { PriceTag } from '../properties/shown/price-tag'
import { isClosed } from '../properties/shown/published-facts'
import type { Unit } from '../properties/unit'
import { ArrowDown, ArrowRight, ArrowUp } from '../ui/icons'
import { Link } from '../ui/link'
import {
  filteredUnits,
  nextOrder,
  type UnitSort,
  type UnitView,
  unitChoices,
  unitViewLink,
} from './price-list'
import styles from './price-list-table.module.css'

type Props = { units: Unit[]; view: UnitView; goal: PropertyGoal }

/** A table that becomes cards on a phone; sorting and narrowing are links, so they need no script. */
export function PriceListTable({ units, view, goal }: Props) {
  const { t } = useTranslation('projects')
  const shown = filteredUnits(units, view)
  const has = {
    floor: units.some(({ floor }) => floor !== null),
    orientation: units.some(({ orientation }) => orientation),
  }
  return (
    <section className={styles.list} id="price-list" aria-labelledby="price-list-title">
      <h2 id="price-list-title">{t('price-list')}</h2>
      {units.length === 0 ? (
        <p className="soft">{t('no-constructions')}</p>
      ) : (
        <>
          <Choices units={units} view={view} />
          <SortLinks view={view} />
          {shown.length === 0 && <p className="soft">{t('none-shown')}</p>}
          <table className={`table ${styles.units}`}>
            <caption className="help">
              {t(goal === 'sale' ? 'price-list-note' : 'rent-list-note')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('column.unit')}</th>
                {has.floor && <th scope="col">{t('column.floor')}</th>}
                <th scope="col" className="num">
                  {t('column.bedrooms')}
                </th>
                <Sortable sort="area" view={view} isNumber />
                <th scope="col" className="num">
                  {t('column.terrace')}
                </th>
                {has.orientation && <th scope="col">{t('column.orientation')}</th>}
                <Sortable sort="state" view={view} />
                <Sortable sort="price" view={view} isNumber />
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((unit) => (
                <UnitRow key={unit.id} unit={unit} has={has} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

type SortableProps = { sort: UnitSort; view: UnitView; isNumber?: boolean }

function Sortable({ sort, view, isNumber }: SortableProps) {
  const { order } = view
  const direction = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : undefined
  return (
    <th scope="col" className={isNumber ? 'num' : undefined} aria-sort={direction}>
      <SortLink sort={sort} view={view} />
    </th>
  )
}

function SortLink({ sort, view }: Omit<SortableProps, 'isNumber'>) {
  const { t } = useTranslation('projects')
  const { order } = view
  const Arrow = order === `-${sort}` ? ArrowDown : ArrowUp
  const isSorted = order.replace('-', '') === sort
  return (
    <Link
      className={styles.sort}
      to={unitViewLink({ ...view, order: nextOrder(sort, order) })}
      preventScrollReset
    >
      {t(`column.${sort}`)}
      {isSorted && <Arrow className="icon" aria-hidden />}
    </Link>
  )
}

/** Which units are shown, each choice a link that undoes itself. */
function Choices({ units, view }: { units: Unit[]; view: UnitView }) {
  const { t } = useTranslation('projects')
  const { t: tProperty } = useTranslation('properties')
  const offered = unitChoices(units)
  if (!offered.isFree && offered.bedrooms.length === 0) return null
  const choice = (label: string, isOn: boolean, wish: Partial<UnitView>) => (
    <li>
      <Link
        className={`chip ${isOn ? 'on' : ''}`}
        to={unitViewLink({ ...view, ...wish })}
        aria-current={isOn || undefined}
        preventScrollReset
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('show')}>
      <ul className={styles.choices}>
        {choice(t('show-all'), !view.isFree && view.bedrooms === null, {
          isFree: false,
          bedrooms: null,
        })}
        {offered.isFree && choice(t('show-free'), view.isFree, { isFree: !view.isFree })}
        {offered.bedrooms.map((count) => (
          <Fragment key={count}>
            {choice(tProperty('bedrooms-short', { count }), view.bedrooms === count, {
              bedrooms: view.bedrooms === count ? null : count,
            })}
          </Fragment>
        ))}
      </ul>
    </nav>
  )
}

/** The head of the table, where there is no table. */
function SortLinks({ view }: { view: UnitView }) {
  const { t } = useTranslation('projects')
  return (
    <p className={styles.sorts}>
      <span className="soft">{t('sorted-by')}</span>
      {(['price', 'area', 'state'] as const).map((sort) => (
        <SortLink key={sort} sort={sort} view={view} />
      ))}
    </p>
  )
}

type Has = { floor: boolean; orientation: boolean }

function UnitRow({ unit, has }: { unit: Unit; has: Has }) {
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
      {has.floor && (
        <td data-label={t('column.floor')}>
          {unit.floor === 0 ? t('column.ground-floor') : (unit.floor ?? '–')}
        </td>
      )}
      <Cell name={t('column.bedrooms')}>{number(unit.bedrooms)}</Cell>
      <Cell name={t('column.area')}>{number(unit.livingArea, 'm²')}</Cell>
      <Cell name={t('column.terrace')}>{number(unit.terraceArea, 'm²')}</Cell>
      {has.orientation && <td data-label={t('column.orientation')}>{unit.orientation || '–'}</td>}
      <td className={styles.state}>
        <span className={`state ${tone}`}>{t(`state.${state}`)}</span>
      </td>
      <td className={`num ${styles.price}`}>{isTaken ? '–' : <PriceTag price={unit.price} />}</td>
      {/* Says what the link of the row does; the whole row is that link. */}
      <td className={styles.view} aria-hidden>
        {t('column.view')}
        <ArrowRight />
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

import { fieldText } from '../../../language/numbers/number-text'
import { useLanguage } from '../../../language/use-language'
import { useColon, useTranslation } from '../../../language/use-translation'
import { amount } from '../../../properties/price'
import { type PropertyStatus, propertyStatuses } from '../../../properties/property-status'
import { SaveButton } from '../../form/save-button'
import { euroText } from '../../form/typed-number'
import { officePath } from '../../office-pages'
import rows from '../../rows.module.css'
import type { TypedUnit } from './read-units'
import styles from './unit-table.module.css'

type Unit = {
  id: number
  reference: string
  title: string
  version: number
  status: PropertyStatus
  priceCents: number | null
  livingArea: number | null
  terrace: number | null
  isPublished: boolean
  isDecided: boolean
}
type Props = {
  units: Unit[]
  /** Their prices are rents. */
  isLet: boolean
  typed?: Record<string, TypedUnit>
  problems?: string[]
  stale?: number[]
}

/** The price list as it is written: a row per unit, one save. */
export function UnitTable({ units, isLet, typed = {}, problems = [], stale = [] }: Props) {
  const { t } = useTranslation('office-properties')
  const priceTitle = [t('field.priceCents'), isLet && t('price.per-month')]
    .filter(Boolean)
    .join(', ')
  return (
    <form method="post" className={styles.form}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section className={rows.scroll} aria-label={t('project.open-units')} tabIndex={0}>
        <table className={rows.rows}>
          <caption className="hidden">{t('project.open-units')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('list.home')}</th>
              <th scope="col">{priceTitle}</th>
              <th scope="col">{t('field.livingArea')}</th>
              <th scope="col">{t('field.terrace')}</th>
              <th scope="col">{t('field.status')}</th>
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <UnitLine
                key={unit.id}
                unit={unit}
                priceTitle={priceTitle}
                typed={typed[unit.id]}
                problems={problems}
                isStale={stale.includes(unit.id)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div>
        <SaveButton>{t('project.save-units')}</SaveButton>
      </div>
    </form>
  )
}

type LineProps = {
  unit: Unit
  priceTitle: string
  typed?: TypedUnit
  problems: string[]
  isStale: boolean
}

/** What somebody else saved meanwhile is told beside what was typed, which stays. */
function UnitLine({ unit, priceTitle, typed, problems, isStale }: LineProps) {
  const { t } = useTranslation(['office-properties', 'office'])
  const colon = useColon()
  const language = useLanguage()
  const { id, title } = unit
  const shown = typed ?? {
    price: euroText(unit.priceCents),
    area: fieldText(unit.livingArea, language),
    terrace: fieldText(unit.terrace, language),
    status: unit.status,
  }
  const cell = (name: 'price' | 'area' | 'terrace', title: string, label: string) => {
    const path = `units.${id}.${name}`
    const isWrong = problems.includes(path)
    return (
      <td data-title={title}>
        <input
          className="input"
          id={path}
          name={path}
          aria-label={label}
          inputMode="decimal"
          defaultValue={shown[name]}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${path}-problem` : undefined}
        />
        {isWrong && (
          <p className="error" id={`${path}-problem`}>
            {t('office:problem.invalid')}
          </p>
        )}
      </td>
    )
  }
  return (
    <tr>
      <th scope="row">
        <input type="hidden" name="unit" value={id} />
        <input type="hidden" name={`units.${id}.version`} value={unit.version} />
        <a href={officePath('property', { id })}>{title}</a>
        <span className={styles.under}>{unit.reference}</span>
        {isStale && (
          <span className={styles.stale}>
            {t('project.row-stale')}
            {unit.priceCents !== null &&
              `${colon}${amount(unit.priceCents)}, ${t(`state.${unit.status}`)}`}
          </span>
        )}
      </th>
      {cell('price', priceTitle, t('project.price-of', { unit: title }))}
      {cell('area', t('field.livingArea'), t('project.area-of', { unit: title }))}
      {cell('terrace', t('field.terrace'), t('project.terrace-of', { unit: title }))}
      <td data-title={t('field.status')}>
        <select
          className="input"
          name={`units.${id}.status`}
          aria-label={t('project.state-of', { unit: title })}
          defaultValue={shown.status}
        >
          {propertyStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`state.${status}`)}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}

import { useTranslation } from 'react-i18next'
import { type OfficeWish, officeGaps, officeStates } from '../../properties/office/office-list'
import type { PropertyList } from '../../properties/property-lists'
import styles from '../filters.module.css'
import own from './properties.module.css'

const sorts = {
  '-changed': 'changed',
  '-published': 'published',
  reference: 'reference',
  city: 'city',
  price: 'price-up',
  '-price': 'price-down',
} as const

type Props = { wish: OfficeWish; lists: readonly PropertyList[] }

export function PropertyFilters({ wish, lists }: Props) {
  const { t } = useTranslation('office-properties')
  return (
    <search>
      <form className={styles.filters}>
        <div className={`field ${own.search}`}>
          <label htmlFor="filter-q">{t('list.search')}</label>
          <input className="input" id="filter-q" type="search" name="q" defaultValue={wish.text} />
        </div>
        <Choice
          name="list"
          label={t('list.in-list')}
          value={wish.list}
          options={lists.map((each) => [each, t(`lists.${each}`)])}
        />
        <Choice
          name="state"
          label={t('list.state')}
          value={wish.state}
          options={officeStates.map((each) => [each, t(`state.${each}`)])}
        />
        <Choice
          name="gap"
          label={t('list.gap')}
          value={wish.gap}
          options={officeGaps.map((each) => [each, t(`gap.${each}`)])}
        />
        <Choice
          name="sort"
          label={t('list.sort')}
          value={`${wish.isDescending ? '-' : ''}${wish.sort}`}
          options={Object.entries(sorts).map(([value, name]) => [value, t(`sort.${name}`)])}
          isRequired
        />
        <Show />
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string | null
  options: [value: string, text: string][]
  isRequired?: boolean
}

function Choice({ name, label, value, options, isRequired }: ChoiceProps) {
  const { t } = useTranslation('office')
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select className="input" id={`filter-${name}`} name={name} defaultValue={value ?? ''}>
        {!isRequired && <option value="">{t('filter.all')}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Show() {
  const { t } = useTranslation('office')
  return (
    <button className="button quiet" type="submit">
      {t('filter.show')}
    </button>
  )
}

import { useTranslation } from '../../language/use-translation'
import { type OfficeWish, officeGaps, officeStates } from '../../properties/office/office-list'
import type { PropertyList } from '../../properties/property-lists'
import { Filters } from '../filters'
import styles from './property-rows.module.css'

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
    <Filters
      search={
        <div className={`field ${styles.search}`}>
          <label htmlFor="filter-q">{t('list.search')}</label>
          <input className="input" id="filter-q" type="search" name="q" defaultValue={wish.text} />
        </div>
      }
      choices={[
        {
          name: 'list',
          label: t('list.in-list'),
          value: wish.list ?? '',
          options: lists.map((value) => ({ value, label: t(`lists.${value}`) })),
        },
        {
          name: 'state',
          label: t('list.state'),
          value: wish.state ?? '',
          options: officeStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          name: 'gap',
          label: t('list.gap'),
          value: wish.gap ?? '',
          options: officeGaps.map((value) => ({ value, label: t(`gap.${value}`) })),
        },
        {
          name: 'sort',
          label: t('list.sort'),
          isRequired: true,
          value: `${wish.isDescending ? '-' : ''}${wish.sort}`,
          options: Object.entries(sorts).map(([value, name]) => ({
            value,
            label: t(`sort.${name}`),
          })),
        },
      ]}
    />
  )
}

import { demandLists, demandStatuses } from '../../demands/demand'
import { type DemandFilter, demandFilterQuery } from '../../demands/demand-filter'
import { listWords } from '../../demands/list-words'
import { useTranslation } from '../../language/use-translation'
import type { NamedChoice } from '../../search/list/found-list'
import { useChipText } from '../../search/list/use-chip-text'
import { EmailAddress } from '../email-address'
import { Filters } from '../filters'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { type Column, Pager, Rows } from '../rows'
import { useMoments } from '../use-moments'
import type { DemandLine } from './demand-line'
import styles from './demands.module.css'
import { StatusBadge } from './status-badge'

type Names = { types: NamedChoice[]; countries: NamedChoice[] }
type Listed = { filter: DemandFilter; total: number; pages: number; rows: DemandLine[] }

export function DemandList({ title, list, names }: { title: string; list: Listed; names: Names }) {
  const { t } = useTranslation(['office-demands', 'demands'])
  const { filter, total, pages, rows } = list
  return (
    <OfficePage title={title} lead={t('lead')}>
      <Filters
        text={filter.text}
        choices={[
          {
            name: 'list',
            label: t('column.list'),
            value: filter.list ?? '',
            options: demandLists.map((value) => ({
              value,
              label: t(`demands:${listWords(value, true)}`),
            })),
          },
          {
            name: 'status',
            label: t('column.status'),
            value: filter.status ?? '',
            options: demandStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
      />
      <DemandRows title={title} rows={rows} names={names} />
      <Pager
        page={filter.page}
        pages={pages}
        total={total}
        pathOf={(page) => officePath('demands') + demandFilterQuery({ ...filter, page })}
      />
    </OfficePage>
  )
}

function DemandRows({ title, rows, names }: { title: string; rows: DemandLine[]; names: Names }) {
  const { t } = useTranslation(['office-demands', 'demands'])
  const { day } = useMoments()
  const columns: Column<DemandLine>[] = [
    {
      title: t('column.who'),
      cell: ({ id, name, email }) => (
        <>
          <a href={officePath('demand', { id })}>{name || email}</a>
          <span className={styles.under}>
            <EmailAddress email={email} />
          </span>
        </>
      ),
    },
    {
      title: t('column.list'),
      cell: ({ list }) => (
        <span className={styles.whole}>{t(`demands:${listWords(list, true)}`)}</span>
      ),
    },
    { title: t('column.wish'), cell: (row) => <Wish wish={row.wish} names={names} /> },
    { title: t('column.frequency'), cell: (row) => t(`demands:frequency.${row.frequency}`) },
    { title: t('column.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: t('column.since'),
      cell: ({ createdAt }) => <span className={styles.whole}>{day(createdAt)}</span>,
    },
  ]
  return (
    <Rows caption={title} rows={rows} keyOf={({ id }) => id} empty={t('none')} columns={columns} />
  )
}

/** What somebody looks for, as the site itself says it. */
export function Wish({ wish, names }: { wish: DemandLine['wish']; names: Names }) {
  const { t } = useTranslation('office-demands')
  const say = useChipText(names)
  return <span className={styles.wish}>{wish ? wish.map(say).join(', ') : t('unreadable')}</span>
}

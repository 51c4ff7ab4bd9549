import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { StateBadge } from './state-badge'
import type { StockHead } from './stock-head'

export type ProjectLine = Pick<StockHead, 'id' | 'title' | 'state' | 'goal'> & {
  number: string
  zip: string
  city: string
  units: number
  changedAt: Date
  source: 'feed' | 'office'
}

/** Tens of projects: all of them. */
export function ProjectRows({ rows }: { rows: ProjectLine[] }) {
  const { t } = useTranslation('office-properties')
  const { moment } = useMoments()
  return (
    <Rows
      caption={t('project.caption')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('project.empty')}
      columns={[
        {
          title: t('project.project'),
          cell: ({ id, title }) => <a href={officePath('project', { id })}>{title}</a>,
        },
        { title: t('field.number'), cell: ({ number }) => number },
        { title: t('field.city'), cell: ({ zip, city }) => `${zip} ${city}` },
        { title: t('list.state'), cell: (row) => <StateBadge {...row} /> },
        {
          title: t('project.units'),
          cell: ({ id, units }) => (
            <a href={officePath('project-units', { id })}>
              {units} <span className="hidden">{t('project.open-units')}</span>
            </a>
          ),
        },
        {
          title: t('list.changed'),
          cell: ({ changedAt, source }) => `${moment(changedAt)}, ${t(`source.${source}`)}`,
        },
      ]}
    />
  )
}

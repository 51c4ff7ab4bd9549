import { useTranslation } from 'react-i18next'
import type { Status } from '../../appointments/appointment'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { VisitState } from './viewing-state'

type Visit = {
  id: string
  status: Status
  startsAt: Date
  rating: number | null
  words: string | null
}

export function VisitsOfHome({ visits }: { visits: Visit[] }) {
  const { t } = useTranslation('office-agenda')
  const { moment } = useMoments()
  return (
    <Rows
      caption={t('rules.visits')}
      rows={visits}
      keyOf={({ id }) => id}
      empty={t('agenda.none')}
      columns={[
        {
          title: t('table.time'),
          cell: ({ id, startsAt }) => <a href={officePath('visit', { id })}>{moment(startsAt)}</a>,
        },
        { title: t('table.state'), cell: ({ status }) => <VisitState status={status} /> },
        {
          title: t('table.feedback'),
          cell: ({ rating, words }) => [rating && `${rating}/5`, words].filter(Boolean).join(' '),
        },
      ]}
    />
  )
}

import type { Status } from '../../appointments/appointment'
import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { ViewingState } from './viewing-state'

type Viewing = {
  id: string
  status: Status
  startsAt: Date
  rating: number | null
  words: string | null
}

export function ViewingsOfProperty({ viewings }: { viewings: Viewing[] }) {
  const { t } = useTranslation('office-agenda')
  const { moment } = useMoments()
  return (
    <Rows
      caption={t('rules.visits')}
      rows={viewings}
      keyOf={({ id }) => id}
      empty={t('agenda.none')}
      columns={[
        {
          title: t('table.time'),
          cell: ({ id, startsAt }) => (
            <a href={officePath('viewing', { id })}>{moment(startsAt)}</a>
          ),
        },
        { title: t('table.state'), cell: ({ status }) => <ViewingState status={status} /> },
        {
          title: t('table.feedback'),
          cell: ({ rating, words }) => [rating && `${rating}/5`, words].filter(Boolean).join(' '),
        },
      ]}
    />
  )
}

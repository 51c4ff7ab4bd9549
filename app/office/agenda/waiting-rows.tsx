import type { DayPart } from '../../appointments/slots/day-part'
import { useTranslation } from '../../language/use-translation'
import { PhoneLink } from '../../ui/phone-link'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { PropertyCell } from './property-cell'

type Waiting = {
  id: string
  firstName: string
  lastName: string
  phone: string
  day: string | null
  parts: DayPart[]
  status: 'waiting' | 'offered' | 'served' | 'left'
  joinedAt: Date
  property: { id: number; reference: string; address: string } | undefined
}

/** In turn: the first of a property is served first. */
export function WaitingRows({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation(['office-agenda', 'appointments'])
  const { day, moment } = useMoments()
  const wishOf = ({ day: wished, parts }: Waiting) =>
    [
      wished ? day(`${wished}T12:00:00Z`) : t('waiting.any-day'),
      ...parts.map((part) => t(`appointments:slot.${part}`)),
    ].join(', ')
  return (
    <Rows
      caption={t('waiting.title')}
      rows={waiting}
      keyOf={({ id }) => id}
      empty={t('waiting.none')}
      columns={[
        { title: t('table.visitor'), cell: (each) => `${each.firstName} ${each.lastName}` },
        { title: t('table.home'), cell: ({ property }) => <PropertyCell property={property} /> },
        { title: t('waiting.wish'), cell: wishOf },
        {
          title: t('table.phone'),
          cell: ({ phone }) => <PhoneLink phone={phone} />,
        },
        { title: t('waiting.since'), cell: ({ joinedAt }) => moment(joinedAt) },
        {
          title: t('table.state'),
          cell: (each) =>
            each.status === 'offered' ? t('waiting.offered') : <LeaveButton waiting={each} />,
        },
      ]}
    />
  )
}

function LeaveButton({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('office-agenda')
  return (
    <form method="post" action={officePath('waiting-list')}>
      <button className="more" type="submit" name="leave" value={waiting.id}>
        {t('waiting.leave')}
        <span className="hidden">
          {' '}
          {waiting.firstName} {waiting.lastName}
        </span>
      </button>
    </form>
  )
}

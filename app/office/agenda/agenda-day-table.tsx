import { clockTime } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { PhoneLink } from '../../ui/phone-link'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import styles from './agenda.module.css'
import type { AgendaDay } from './agenda-page-data'
import { DayNotes } from './day-notes'
import { PropertyCell } from './property-cell'
import { ViewingState } from './viewing-state'

/** One day, hour by hour, with what an agent needs on the road. */
export function AgendaDayTable({ day }: { day: AgendaDay }) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  return (
    <>
      <DayNotes day={day} />
      <Rows
        caption={t('agenda.day-caption')}
        rows={day.viewings}
        keyOf={({ id }) => id}
        empty={t('agenda.none')}
        columns={[
          {
            title: t('table.time'),
            cell: ({ startsAt, endsAt }) => (
              <span className={styles.hours}>
                {clockTime(startsAt, language)} – {clockTime(endsAt, language)}
              </span>
            ),
          },
          {
            title: t('table.visitor'),
            cell: ({ id, firstName, lastName }) => (
              <a href={officePath('viewing', { id })}>
                {firstName} {lastName}
              </a>
            ),
          },
          { title: t('table.state'), cell: ({ status }) => <ViewingState status={status} /> },
          {
            title: t('table.phone'),
            cell: ({ phone }) => <PhoneLink phone={phone} />,
          },
          { title: t('table.home'), cell: ({ property }) => <PropertyCell property={property} /> },
          { title: t('table.agent'), cell: ({ agent }) => agent },
          {
            title: t('table.feedback'),
            cell: ({ rating, interest }) =>
              [rating && `${rating}/5`, interest && t(`option.interest.${interest}`)]
                .filter(Boolean)
                .join(', '),
          },
        ]}
      />
    </>
  )
}

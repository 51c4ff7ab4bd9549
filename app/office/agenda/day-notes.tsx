import { useTranslation } from '../../language/use-translation'
import styles from './agenda.module.css'
import type { AgendaDay } from './agenda-page-data'

/** Why a day is not like the others. */
export function DayNotes({ day }: { day: Pick<AgendaDay, 'isHoliday' | 'exceptions'> }) {
  const { t } = useTranslation('office-agenda')
  if (!day.isHoliday && day.exceptions.length === 0) return null
  return (
    <ul className={styles.notes}>
      {day.isHoliday && <li>{t('days.holiday')}</li>}
      {day.exceptions.map(({ id, agent, windows, reason }) => (
        <li key={id}>
          {[
            agent || t('days.office'),
            windows.length === 0
              ? t('days.closed')
              : windows.map(({ from, to }) => `${from} – ${to}`).join(', '),
            reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}

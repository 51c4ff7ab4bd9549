import {
  clockTime,
  dayAndMonth,
  noonOf,
  weekdayName,
} from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { officePath } from '../office-pages'
import styles from './agenda.module.css'
import type { AgendaDay } from './agenda-page-data'
import { DayNotes } from './day-notes'
import { ViewingState } from './viewing-state'

type Props = { days: AgendaDay[]; isOfAll: boolean; hrefOf: (day: string) => string }

/** Seven days side by side where there is room, else one below the other. */
export function AgendaWeek({ days, isOfAll, hrefOf }: Props) {
  return (
    <div className={styles.week}>
      {days.map((day) => (
        <WeekDay key={day.day} day={day} isOfAll={isOfAll} href={hrefOf(day.day)} />
      ))}
    </div>
  )
}

function WeekDay({ day, isOfAll, href }: { day: AgendaDay; isOfAll: boolean; href: string }) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const noon = noonOf(day.day)
  return (
    <section className={day.isToday ? `${styles.day} ${styles.today}` : styles.day}>
      <h2>
        <a href={href}>
          <span aria-hidden="true">
            {weekdayName(noon, language, 'short')} {Number(day.day.slice(8))}
          </span>
          <span className="hidden">{dayAndMonth(noon, language)}</span>
        </a>
        {day.isToday && <span className={styles.mark}>{t('agenda.today')}</span>}
      </h2>
      <div className={styles.entries}>
        <DayNotes day={day} />
        {day.entries.length === 0 ? (
          <p className={styles.none}>{t('agenda.none')}</p>
        ) : (
          <ol>
            {day.entries.map((entry) => (
              <li key={entry.slotId} className={styles.entry}>
                <Entry entry={entry} isOfAll={isOfAll} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

type EntryProps = { entry: AgendaDay['entries'][number]; isOfAll: boolean }

function Entry({ entry, isOfAll }: EntryProps) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { startsAt, endsAt, property, agent, seats } = entry.first
  return (
    <>
      <p className={styles.time}>
        <time dateTime={new Date(startsAt).toISOString()}>{clockTime(startsAt, language)}</time>
        {' – '}
        {clockTime(endsAt, language)}
      </p>
      <ul>
        {entry.viewings.map(({ id, firstName, lastName, status }) => (
          <li key={id}>
            <a href={officePath('viewing', { id })}>
              {firstName} {lastName}
            </a>{' '}
            {status !== 'confirmed' && <ViewingState status={status} />}
          </li>
        ))}
      </ul>
      {seats > 1 && (
        <p className={styles.soft}>{t('agenda.seats', { taken: entry.viewings.length, seats })}</p>
      )}
      {property && (
        <p className={styles.soft}>
          <a href={officePath('property-viewings', { id: property.id })}>{property.reference}</a>{' '}
          {property.address}
        </p>
      )}
      {isOfAll && <p className={styles.soft}>{agent}</p>}
    </>
  )
}

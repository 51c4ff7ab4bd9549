import { useId, useRef, useState } from 'react'
import { dayAndMonth, noonOf, weekdayName } from '../../../appointments/letters/viewing-time'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { useAwake } from '../../../ui/use-awake'
import { officePath } from '../../office-pages'
import type { AgendaDay } from '../agenda-page-data'
import { DayNotes } from '../day-notes'
import type { Told } from './block-mover'
import { GridBlock, movingHelp } from './grid-block'
import type { Grid, GridColumn } from './grid-data'
import styles from './hour-grid.module.css'
import { stepsOf } from './steps'
import { useMoving } from './use-moving'

type Props = {
  grid: Grid
  days: AgendaDay[]
  agentId: number | null
  hrefOf: (day: string) => string
}

/** The hours of a day or a week, each time at its true height; on a narrow screen a list. */
export function HourGrid({ grid, days, agentId, hrefOf }: Props) {
  const { t } = useTranslation('office-agenda')
  const place = useRef<HTMLDivElement>(null)
  const { hours, columns, isByAgent } = grid
  const [told, setTold] = useState<Told | null>(null)
  useMoving(place, hours, setTold)
  return (
    <div className={styles.grid} ref={place}>
      <div className={styles.rail} aria-hidden="true">
        {hoursOf(hours).map((hour) => (
          <span key={hour} {...stepsOf((hour - hours.from) * 60, styles.hour)}>
            {clock(hour)}
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <Column
          key={`${column.day} ${column.agent?.id}`}
          column={column}
          hours={hours}
          day={days.find(({ day }) => day === column.day)}
          agentId={column.agent?.id ?? agentId}
          href={isByAgent ? undefined : hrefOf(column.day)}
          isOfAll={!column.agent && agentId === null}
        />
      ))}
      <Announcement told={told} columns={columns} />
      {columns.length === 0 && <p>{t('agenda.no-agents')}</p>}
    </div>
  )
}

/** Where a block would go, while it is moved. */
function Announcement({ told, columns }: { told: Told | null; columns: GridColumn[] }) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const isAwake = useAwake()
  const agent = columns.find((each) => String(each.agent?.id) === told?.agentId)?.agent?.name
  return (
    <>
      <p className={styles.told} role="status">
        {told &&
          t('moving.told', {
            place: [dayAndMonth(noonOf(told.day), language), agent].filter(Boolean).join(', '),
            from: told.from,
            to: told.to,
          })}
      </p>
      <p className="hidden" id={movingHelp}>
        {isAwake && t('moving.help')}
      </p>
    </>
  )
}

type ColumnProps = {
  column: GridColumn
  hours: Grid['hours']
  day: AgendaDay | undefined
  agentId: number | null
  href: string | undefined
  isOfAll: boolean
}

function Column({ column, hours, day, agentId, href, isOfAll }: ColumnProps) {
  const { t } = useTranslation('office-agenda')
  const id = useId()
  const { agent, entries, shown } = column
  const newAt = (hour: number | null) => newPath(column.day, agentId, hour)
  return (
    <article
      className={day?.isToday ? `${styles.column} ${styles.today}` : styles.column}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id}>
          {href ? (
            <a href={href}>
              <DayName day={column.day} />
            </a>
          ) : (
            (agent?.name ?? '')
          )}
        </h2>
        {day?.isToday && href && <span className={styles.mark}>{t('agenda.today')}</span>}
        <a className={styles.add} href={newAt(null)}>
          {t('agenda.new-short')}
          <span className="hidden"> {agent?.name ?? <DayName day={column.day} isWhole />}</span>
        </a>
      </header>
      <div>{day && <DayNotes day={notesOf(day, agent?.id)} />}</div>
      <div
        {...stepsOf((hours.to - hours.from) * 60, styles.hours)}
        data-day={column.day}
        data-agent={agentId ?? ''}
      >
        {/* For the pointer; the keyboard has one link for the whole column, above. */}
        <div className={styles.empty} aria-hidden="true">
          {shown.map(({ hour, isOpen, isEmpty }) => {
            const place = {
              'data-closed': !isOpen || undefined,
              ...stepsOf((hour - hours.from) * 60, styles.shade),
            }
            const title = t('agenda.new-at', { time: clock(hour) })
            return isEmpty ? (
              <a key={hour} tabIndex={-1} href={newAt(hour)} title={title} {...place} />
            ) : (
              <span key={hour} {...place} />
            )
          })}
        </div>
        {entries.length === 0 ? (
          <p className={styles.none}>{t('agenda.nothing')}</p>
        ) : (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <GridBlock key={entry.id} entry={entry} firstHour={hours.from} isOfAll={isOfAll} />
            ))}
          </ol>
        )}
      </div>
    </article>
  )
}

function DayName({ day, isWhole = false }: { day: string; isWhole?: boolean }) {
  const language = useLanguage()
  const noon = noonOf(day)
  if (isWhole) return dayAndMonth(noon, language)
  return (
    <>
      <span aria-hidden="true">
        {weekdayName(noon, language, 'short')} {Number(day.slice(8))}
      </span>
      <span className="hidden">{dayAndMonth(noon, language)}</span>
    </>
  )
}

/** Above the column of an agent, what is said of them and of the whole office. */
function notesOf(day: AgendaDay, agentId: number | undefined) {
  const isHere = (whose: number | null) => !agentId || whose === null || whose === agentId
  return { ...day, exceptions: day.exceptions.filter((each) => isHere(each.agentId)) }
}

function newPath(day: string, agentId: number | null, hour: number | null): string {
  const query = new URLSearchParams({ day })
  if (agentId !== null) query.set('agent', String(agentId))
  if (hour !== null) query.set('from', clock(hour))
  return `${officePath('agenda-new')}?${query}`
}

function hoursOf({ from, to }: Grid['hours']): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

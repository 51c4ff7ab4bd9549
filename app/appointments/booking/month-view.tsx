import { longMonth } from '../../language/long-month'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Link } from '../../ui/link'
import { dayAndMonth, dayNumber, noonOf, weekdayName } from '../letters/viewing-time'
import type { BookingPlan, DayView } from './booking-plan'
import { Step } from './day-strip'
import strip from './day-strip.module.css'
import styles from './month-view.module.css'

type Props = { plan: BookingPlan; hrefOf: (day: string) => string; today: string }

/** The month beside the list: the same links, for who thinks in weeks. */
export function MonthView({ plan, hrefOf, today }: Props) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { chosen, month, week } = plan
  return (
    <aside className={`panel ${styles.month}`} aria-labelledby="viewing-month">
      <div className={strip.head}>
        <h2 id="viewing-month" className={`panel-title ${styles.name}`}>
          {longMonth(chosen.day, language)}
        </h2>
        <p className={strip.weekNav}>
          <Step day={plan.previousMonth} hrefOf={hrefOf} label={t('month.previous')} isBack />
          <Step day={plan.nextMonth} hrefOf={hrefOf} label={t('month.next')} />
        </p>
      </div>
      <table className={styles.calendar}>
        <thead>
          <tr>
            {week.map(({ day }) => (
              <th scope="col" key={day}>
                <abbr title={weekdayName(noonOf(day), language, 'long')}>
                  {weekdayName(noonOf(day), language, 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.map((days, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no other name
            <tr key={row}>
              {days.map((view, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
                <td key={column} className={cellClass(view, today)}>
                  {view && <Cell view={view} isChosen={view.day === chosen.day} hrefOf={hrefOf} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li>
          <span className={`${styles.key} ${styles.keyFree}`} />
          {t('month.key-free')}
        </li>
        <li>
          <span className={`${styles.key} ${styles.keyFull}`} />
          {t('month.key-full')}
        </li>
        <li>
          <span className={`${styles.key} ${styles.keyClosed}`} />
          {t('month.key-closed')}
        </li>
      </ul>
    </aside>
  )
}

type CellProps = { view: DayView; isChosen: boolean; hrefOf: Props['hrefOf'] }

function Cell({ view: { day, state, free }, isChosen, hrefOf }: CellProps) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const number = dayNumber(day, language)
  if (state === 'closed') return number
  const said = dayAndMonth(noonOf(day), language)
  return (
    <Link
      to={hrefOf(day)}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={
        state === 'full'
          ? t('day.waiting', { day: said })
          : t('day.places', { day: said, count: free })
      }
      preventScrollReset
    >
      {number}
    </Link>
  )
}

function cellClass(view: DayView | null, today: string): string | undefined {
  if (view?.state === 'full') return styles.fullCell
  return view?.day === today ? styles.today : undefined
}

import { useLanguage } from '../../language/use-language'
import { useColon, useTranslation } from '../../language/use-translation'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import { dayAndMonth, noonOf, weekdayName } from '../letters/viewing-time'
import type { BookingPlan, DayView } from './booking-plan'
import styles from './day-strip.module.css'

type Props = { plan: BookingPlan; hrefOf: (day: string) => string; title: string }

/** A week of days, as links: what is chosen is in the address. */
export function DayStrip({ plan, hrefOf, title }: Props) {
  const { t } = useTranslation('appointments')
  return (
    <section aria-labelledby="viewing-day">
      <div className={styles.head}>
        <h2 id="viewing-day">{title}</h2>
        <p className={styles.weekNav}>
          <Step day={plan.previousWeek} hrefOf={hrefOf} label={t('day.previous-week')} isBack />
          <Step day={plan.nextWeek} hrefOf={hrefOf} label={t('day.next-week')} />
        </p>
      </div>
      <ol className={styles.days}>
        {plan.week.map((each) => (
          <li key={each.day}>
            <Day view={each} isChosen={each.day === plan.chosen.day} href={hrefOf(each.day)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Day({ view, isChosen, href }: { view: DayView; isChosen: boolean; href: string }) {
  const { t } = useTranslation('appointments')
  const colon = useColon()
  const language = useLanguage()
  const { day, state, free } = view
  const moment = noonOf(day)
  const inside = (
    <>
      <span aria-hidden="true">{weekdayName(moment, language, 'short')}</span>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <span className="hidden">{dayAndMonth(moment, language) + colon}</span>
      <small>{state === 'free' ? t('day.free', { count: free }) : t(`day.${state}`)}</small>
    </>
  )
  if (state === 'closed' && !isChosen) {
    return <span className={`${styles.day} ${styles.closed}`}>{inside}</span>
  }
  return (
    <Link
      className={`${styles.day} ${state === 'full' ? styles.full : ''}`}
      to={href}
      aria-current={isChosen ? 'date' : undefined}
      preventScrollReset
    >
      {inside}
    </Link>
  )
}

type StepProps = {
  day: string | null
  hrefOf: (day: string) => string
  label: string
  isBack?: boolean
}

/** To another week or month; nothing to press where there is nothing to see. */
export function Step({ day, hrefOf, label, isBack = false }: StepProps) {
  const Icon = isBack ? ChevronLeft : ChevronRight
  if (!day) {
    return (
      <span className={`icon-button ${styles.off}`} aria-hidden="true">
        <Icon />
      </span>
    )
  }
  return (
    <Link className="icon-button" to={hrefOf(day)} aria-label={label} preventScrollReset>
      <Icon />
    </Link>
  )
}

import { brusselsDay } from '../../language/brussels-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Link } from '../../ui/link'
import { momentFields } from '../booking/booking.form'
import booking from '../booking/booking.module.css'
import type { BookingState } from '../booking/booking-state'
import styles from '../booking/slot-list.module.css'
import { clockTime, dayAndMonth, noonOf, shortDate } from '../letters/viewing-time'
import { dayParts } from '../slots/day-part'
import type { Slot } from '../slots/slots'

type Props = {
  day: string
  isFull: boolean
  hasFree: boolean
  others: Slot[]
  waiting: number
  state: BookingState
  hrefOf: (day: string, startsAt?: Date) => string
}

/** Appointments are full, or none suits: other moments first, then the waiting list. */
export function WaitingWish({ day, isFull, hasFree, others, waiting, state, hrefOf }: Props) {
  const { t } = useTranslation('appointments')
  const { t: enquiries } = useTranslation('enquiries')
  const language = useLanguage()
  const said = dayAndMonth(noonOf(day), language)
  return (
    <section className={styles.slots} aria-labelledby="viewing-waiting">
      <h2 id="viewing-waiting" className={booking.capital}>
        {titleOf()}
      </h2>
      {isFull && <OtherMoments others={others} hrefOf={hrefOf} />}
      <p className="help">
        {t('wait.help')} {waiting > 0 && t('wait.ahead', { count: waiting })}
      </p>
      <fieldset className={styles.checks}>
        <legend className="label">{t('wait.days')}</legend>
        {[false, true].map((isAny) => (
          <label className="check" key={String(isAny)}>
            <input
              type="radio"
              name={momentFields.anyDay}
              value={isAny ? 'on' : 'off'}
              defaultChecked={state.isAnyDay === isAny}
            />
            {isAny ? t('wait.any-day') : t('wait.this-day', { day: said })}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.checks}>
        <legend className="label">{t('wait.parts')}</legend>
        {dayParts.map((part) => (
          <label className="check" key={part}>
            <input
              type="checkbox"
              name={momentFields.part}
              value={part}
              defaultChecked={state.parts.includes(part)}
            />
            {enquiries(`option.slot.${part}`)}
          </label>
        ))}
      </fieldset>
    </section>
  )

  function titleOf() {
    if (!hasFree) return t('full.everything')
    return isFull ? t('full.title', { day: said }) : t('wait.title')
  }
}

function OtherMoments({ others, hrefOf }: Pick<Props, 'others' | 'hrefOf'>) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  if (others.length === 0) return <p className="note">{t('full.no-others')}</p>
  return (
    <div className="note">
      <p>
        <strong>{t('full.others')}</strong>
      </p>
      <ul className={styles.slotList}>
        {others.map(({ startsAt, endsAt }) => (
          <li key={startsAt.toISOString()}>
            <Link className={styles.slot} to={hrefOf(brusselsDay(startsAt), startsAt)}>
              <span>
                <b>
                  {shortDate(startsAt, language)}, {clockTime(startsAt, language)}
                </b>{' '}
                <small>{t('slot.until', { time: clockTime(endsAt, language) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

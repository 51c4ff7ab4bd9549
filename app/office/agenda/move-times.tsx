import { momentFields } from '../../appointments/booking/booking.form'
import type { BookingPlan } from '../../appointments/booking/booking-plan'
import { clockTime, dayAndMonth, noonOf } from '../../appointments/letters/viewing-time'
import { dayParts, partOf } from '../../appointments/slots/day-part'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from './viewing.module.css'

/** The moments of the chosen day, each a button that moves the viewing there. */
export function MoveTimes({ plan }: { plan: BookingPlan }) {
  const { t } = useTranslation(['office-agenda', 'appointments'])
  const language = useLanguage()
  if (plan.slots.length === 0) return <p className="help">{t('move.none')}</p>
  const parts = dayParts
    .map((part) => ({ part, slots: plan.slots.filter((slot) => partOf(slot.startsAt) === part) }))
    .filter(({ slots }) => slots.length > 0)
  return (
    <fieldset>
      <legend>
        <h2>{t('move.to')}</h2>
        <span className="soft">{dayAndMonth(noonOf(plan.chosen.day), language)}</span>
      </legend>
      <p className="help">{t('move.told')}</p>
      {parts.map(({ part, slots }) => (
        <div key={part}>
          <h3 className={styles.part}>{t(`appointments:slot.${part}`)}</h3>
          <ul className={styles.times}>
            {slots.map(({ startsAt, seatsLeft }) => (
              <li key={startsAt.toISOString()}>
                <Button
                  kind="quiet"
                  type="submit"
                  name={momentFields.startsAt}
                  value={startsAt.toISOString()}
                  disabled={seatsLeft < 1}
                >
                  {clockTime(startsAt, language)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  )
}

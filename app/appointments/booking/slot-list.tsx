import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { clockTime, dayAndMonth, noonOf } from '../letters/viewing-time'
import { dayParts, partOf } from '../slots/day-part'
import type { Slot } from '../slots/slots'
import { momentFields } from './booking.form'
import styles from './slot-list.module.css'

type Props = { slots: Slot[]; day: string; chosen: string | null; error?: string; title: string }

/** The moments of a day, in parts; what is full is shown and cannot be chosen. */
export function SlotList({ slots, day, chosen, error, title }: Props) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const parts = dayParts
    .map((part) => ({ part, slots: slots.filter(({ startsAt }) => partOf(startsAt) === part) }))
    .filter((each) => each.slots.length > 0)
  return (
    <fieldset className={styles.slots} id="viewing-slots" tabIndex={-1}>
      <legend>
        <h2>{title}</h2>
        <span className="soft">{t('slot.on', { day: dayAndMonth(noonOf(day), language) })}</span>
      </legend>
      {error && (
        <p className="error" id="viewing-slots-error">
          {error}
        </p>
      )}
      {parts.map(({ part, slots }) => (
        <div key={part}>
          <h3 className={styles.part}>{t(`slot.${part}`)}</h3>
          <ul className={styles.slotList}>
            {slots.map((slot) => (
              <li key={slot.startsAt.toISOString()}>
                <SlotChoice slot={slot} chosen={chosen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </fieldset>
  )
}

function SlotChoice({ slot, chosen }: { slot: Slot; chosen: string | null }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { startsAt, endsAt, seatsLeft } = slot
  const value = startsAt.toISOString()
  const isFull = seatsLeft < 1
  const note = seatsLeft > 1 ? t('slot.seats', { count: seatsLeft }) : ''
  return (
    <label className={`${styles.slot} ${isFull ? styles.fullSlot : ''}`}>
      <input
        type="radio"
        name={momentFields.startsAt}
        value={value}
        defaultChecked={value === chosen}
        disabled={isFull}
      />
      <span>
        <b>{clockTime(startsAt, language)}</b>{' '}
        <small>
          {isFull ? t('slot.full') : t('slot.until', { time: clockTime(endsAt, language) })}
          {note && `, ${note}`}
        </small>
      </span>
    </label>
  )
}

import type { BookingPlan } from '../../appointments/booking/booking-plan'
import { SlotList } from '../../appointments/booking/slot-list'
import { useTranslation } from '../../language/use-translation'

/** The moments of the chosen day, or that there are none. */
export function FreeSlots({ plan, chosen = null }: { plan: BookingPlan; chosen?: string | null }) {
  const { t } = useTranslation('office-agenda')
  if (plan.slots.length === 0) return <p className="help">{t('move.none')}</p>
  return (
    <SlotList slots={plan.slots} day={plan.chosen.day} chosen={chosen} title={t('move.hour')} />
  )
}

import { useTranslation } from '../../language/use-translation'
import { Scale } from '../../ui/icons'
import type { About } from './form-about'

/** Before the first question: what an offer does, and what it costs to be taken at one's word. */
export function OfferWarning({
  offer,
  phone,
}: {
  offer: NonNullable<About['offer']>
  phone: string
}) {
  const { t } = useTranslation('enquiries')
  const { share, isOffPlan, asking } = offer
  return (
    <div className="warning">
      <Scale />
      <div>
        <p>
          <strong>{t('offer.binding')}</strong> {t('offer.binding-body', { phone })}
        </p>
        <p>{t(isOffPlan ? 'offer.deposit-off-plan' : 'offer.deposit', { share })}</p>
        {asking && <p>{t('offer.asking', { price: asking })}</p>}
      </div>
    </div>
  )
}

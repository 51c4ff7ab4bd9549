import { useTranslation } from '../../language/use-translation'
import type { ViewingAlert } from './booking-state'

/** What could not be done, and what can be done instead. */
export function ViewingNotice({ alert, phone }: { alert: ViewingAlert | null; phone: string }) {
  const { t } = useTranslation('appointments')
  if (!alert) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the notice is announced
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <p>
        <strong>{t(`alert.${alert}`, { phone })}</strong>
      </p>
      {alert === 'no-slot' && (
        <p>
          <a href="#viewing-slots">{t('slot.title')}</a>
        </p>
      )}
    </div>
  )
}

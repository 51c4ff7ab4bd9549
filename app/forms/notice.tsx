import { phoneLink } from '../language/numbers/phone-number'
import { RichMessage } from '../language/spoken/rich-message'
import { useTranslation } from '../language/use-translation'
import type { Alert } from './form'

const ours: readonly (Alert | null)[] = [
  'ALERT_MAIL_NOT_SENT',
  'ALERT_DOCUMENTS_FAILED',
  'ALERT_TESTIMONIAL_FAILED',
]

/** Something that no field is to blame for; when it is our fault there is also a telephone. */
export function Notice({ notice, phone }: { notice: Alert | null; phone: string }) {
  const { t } = useTranslation('enquiries')
  if (!notice) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts this is how the notice is announced
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="panel-title">{t(`alert.${notice}`)}</h2>
      <p>{ours.includes(notice) ? t('page.not-stored') : t('page.summary-body')}</p>
      <Call phone={phone} />
    </div>
  )
}

/** The server did not answer. The scripts that say so are awake, so they move the focus too. */
export function Lost({ phone }: { phone: string }) {
  const { t } = useTranslation('enquiries')
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={(notice) => notice?.focus()}>
      <h2 className="panel-title">{t('page.unreachable')}</h2>
      <p>{t('page.unreachable-body')}</p>
      <Call phone={phone} />
    </div>
  )
}

function Call({ phone }: { phone: string }) {
  const { t } = useTranslation('enquiries')
  return (
    <p>
      <RichMessage
        text={t('page.call', { phone })}
        parts={{ phone: <a href={phoneLink(phone)}>{phone}</a> }}
      />
    </p>
  )
}

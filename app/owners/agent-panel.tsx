import { phoneLink } from '../language/numbers/phone-number'
import { useTranslation } from '../language/use-translation'
import { ButtonAnchor } from '../ui/button'
import { Mail, Phone } from '../ui/icons'
import type { Agency } from '../web/agency'

/** Whom to call or write to about a property. */
export function AgentPanel({ agency }: { agency: Pick<Agency, 'name' | 'phone' | 'email'> }) {
  const { t } = useTranslation('owners')
  const { name, phone, email } = agency
  return (
    <section className="panel" aria-labelledby="agent-title">
      <h2 className="panel-title" id="agent-title">
        {t('agent')}
      </h2>
      <p>{name}</p>
      <div className="actions">
        {phone && (
          <ButtonAnchor kind="quiet" href={phoneLink(phone)}>
            <Phone />
            {t('call', { phone })}
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor kind="quiet" href={`mailto:${email}`}>
            <Mail />
            {t('write')}
          </ButtonAnchor>
        )}
      </div>
    </section>
  )
}

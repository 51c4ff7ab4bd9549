import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ButtonLink } from '../../ui/button'
import { ArrowRight } from '../../ui/icons'
import { PhoneLink } from '../../ui/phone-link'
import type { Agency } from '../../web/agency'

export function ContactPanel({ agency }: { agency: Agency }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, street, zip, city, phone, email } = agency
  return (
    <div className="stack">
      <address>
        <strong>{name}</strong>
        <br />
        {street}
        <br />
        {zip} {city}
        <br />
        <PhoneLink phone={phone} />
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <ButtonLink to={pathTo('contact', language)}>
        {t('write-to-us')}
        <ArrowRight />
      </ButtonLink>
    </div>
  )
}

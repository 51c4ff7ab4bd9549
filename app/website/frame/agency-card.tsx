import { Mail, Phone } from 'lucide-react'
import { phoneLink } from '../../language/phone-number'
import { useTranslation } from '../../language/use-translation'
import type { Agency } from '../../web/agency'

type Office = Pick<Agency, 'name' | 'street' | 'zip' | 'city' | 'phone' | 'email'>

export function AgencyCard({ office }: { office: Office }) {
  const { t } = useTranslation('enquiries')
  const { name, street, zip, city, phone, email } = office
  return (
    <section className="panel" aria-labelledby="office">
      <h2 className="panel-title" id="office">
        {t('page.office')}
      </h2>
      <address className="stack">
        <p>
          {name}
          <br />
          {street}
          <br />
          {zip} {city}
        </p>
        <p>
          <a className="more" href={phoneLink(phone)}>
            <Phone className="icon" aria-hidden="true" />
            {phone}
          </a>
        </p>
        <p>
          <a className="more" href={`mailto:${email}`}>
            <Mail className="icon" aria-hidden="true" />
            {email}
          </a>
        </p>
      </address>
    </section>
  )
}

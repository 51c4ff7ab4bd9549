import { phoneLink } from '../../language/numbers/phone-number'
import { useTranslation } from '../../language/use-translation'
import { Mail, Phone } from '../../ui/icons'
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
            <Phone />
            {phone}
          </a>
        </p>
        <p>
          <a className="more" href={`mailto:${email}`}>
            <Mail />
            {email}
          </a>
        </p>
      </address>
    </section>
  )
}

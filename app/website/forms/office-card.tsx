import mapCredit from '../../basemap/map-credit.module.css'
import { dateFormat } from '../../language/formats'
import { phoneLink } from '../../language/numbers/phone-number'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { ArrowUpRight, Mail, Phone } from '../../ui/icons'
import type { ContactOffice } from './contact-office'
import styles from './office-card.module.css'

/** Where an office is, whether it is open, and the ways to reach it. */
export function OfficeCard({ office }: { office: ContactOffice }) {
  const { t } = useTranslation('enquiries')
  const { name, street, zip, city, phone, email, hours, map } = office
  const address = `${street}, ${zip} ${city}`
  return (
    <section className={`panel later ${styles.office}`}>
      <h2 className="panel-title">{name}</h2>
      <OpenNow now={office.now} />
      <address className="stack">
        <p>
          {street}
          <br />
          {zip} {city}
        </p>
        {hours && <p className="soft">{hours}</p>}
        <p className={styles.ways}>
          {phone && (
            <a className="more" href={phoneLink(phone)}>
              <Phone />
              {phone}
            </a>
          )}
          {email && (
            <a className="more" href={`mailto:${email}`}>
              <Mail />
              {email}
            </a>
          )}
          <a className="more" href={wayTo(office)} target="_blank" rel="noopener">
            {t('page.route')}
            <ArrowUpRight />
          </a>
        </p>
      </address>
      {map && (
        <figure className={styles.map}>
          <img
            src={map.picture}
            width={800}
            height={400}
            loading="lazy"
            decoding="async"
            alt={t('page.map-of-office', { address })}
          />
          <figcaption className={mapCredit.credit}>{map.credit}</figcaption>
        </figure>
      )}
    </section>
  )
}

function OpenNow({ now }: Pick<ContactOffice, 'now'>) {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  if (!now) return null
  if (now.isOpen) return <p className="state moss">{t('page.open-until', { time: now.until })}</p>
  const format = dateFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const day = format.format(new Date(`${now.day}T12:00:00Z`))
  return <p className="state">{t('page.opens', { day, time: now.from })}</p>
}

function wayTo({ place, street, zip, city }: ContactOffice): string {
  const to = place ? `${place.latitude},${place.longitude}` : `${street}, ${zip} ${city}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`
}

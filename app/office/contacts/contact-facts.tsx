import { useTranslation } from '../../language/use-translation'
import { PhoneLink } from '../../ui/phone-link'
import { Facts } from '../facts/facts'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import type { ContactData } from './contact-data'
import styles from './contacts.module.css'

/** Who it is, what they agreed to, and how long we keep it. */
export function ContactFacts({ card }: { card: ContactData }) {
  const { t } = useTranslation(['office-contacts', 'office'])
  const { contact, addresses, roles, owned } = card
  const { id, email, phone, town, note, language } = contact
  return (
    <>
      <section className="panel" aria-labelledby="details">
        <h2 id="details">{t('card.title')}</h2>
        <Facts
          facts={[
            [
              t('card.roles'),
              roles.map((role) => t(`role.${role}`)).join(', ') || t('card.no-role'),
            ],
            [t('office:field.email'), email && <a href={`mailto:${email}`}>{email}</a>],
            [t('card.addresses'), addresses.join(', ')],
            [t('field.phone'), phone && <PhoneLink phone={phone} />],
            [t('card.town'), town],
            [t('card.language'), t(`office:language.${language}`)],
            [t('card.note'), note],
            [t('card.owned'), owned.length > 0 && <Owned homes={owned} />],
          ]}
        />
      </section>
      <section className="panel" aria-labelledby="consents">
        <h2 id="consents">{t('consent.title')}</h2>
        <Consents card={card} />
        <ul className={styles.lines}>
          <li>
            <a href={officePath('contact-export', { id })}>{t('do.export')}</a>
          </li>
          <li>
            <a href={officePath('contact-erase', { id })}>{t('do.erase')}</a>
          </li>
        </ul>
      </section>
    </>
  )
}

function Consents({ card: { consents, keptUntil } }: { card: ContactData }) {
  const { t } = useTranslation('office-contacts')
  const { day } = useMoments()
  const { newsletter, alerts, unconfirmed } = consents
  const told = [
    alerts > 0 && t('consent.active', { count: alerts }),
    unconfirmed > 0 && t('consent.unconfirmed', { count: unconfirmed }),
  ].filter(Boolean)
  const until = keptUntil === 'while-owner' ? t('consent.while-owner') : keptUntil && day(keptUntil)
  return (
    <Facts
      facts={[
        [t('consent.newsletter'), t(`consent.${newsletter}`)],
        [t('consent.alerts'), told.join(', ') || t('consent.no-alerts')],
        [t('consent.kept'), until ?? t('consent.not-kept')],
      ]}
    />
  )
}

function Owned({ homes }: { homes: ContactData['owned'] }) {
  return (
    <>
      {homes.map(({ id, reference, address }) => (
        <span key={id}>
          <a className="reference" href={officePath('owner-property', { id })}>
            {reference}
          </a>
          , {address}
          <br />
        </span>
      ))}
    </>
  )
}

import { clockTime, fullDate } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { PhoneLink } from '../../ui/phone-link'
import { ContactLink } from '../contacts/contact-link'
import { type Fact, Facts } from '../facts/facts'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import styles from './viewing.module.css'
import type { OfficeViewingDetails } from './viewing-details'
import { ViewingState } from './viewing-state'

export function ViewingFacts({ details }: { details: OfficeViewingDetails }) {
  const { t } = useTranslation(['office-agenda', 'office'])
  const { viewing, property, agent, news, contactId } = details
  const language = useLanguage()
  const { moment } = useMoments()
  const times = `${clockTime(viewing.startsAt, language)} – ${clockTime(viewing.endsAt, language)}`
  const told = news.map(({ kind, at }) => `${t(`news.${kind}`)} (${moment(at)})`)
  const facts: Fact[] = [
    [t('fact.state'), <ViewingState key="state" status={viewing.status} />],
    [t('fact.when'), `${fullDate(viewing.startsAt, language)}, ${times}`],
    [t('fact.home'), property && <PropertyLink key="home" property={property} />],
    [t('fact.agent'), agent?.name],
    [t('fact.contact'), contactId && <ContactLink key="contact" id={contactId} />],
    [t('fact.phone'), <PhoneLink key="tel" phone={viewing.phone} />],
    [
      t('fact.email'),
      <a key="mail" href={`mailto:${viewing.email}`}>
        {viewing.email}
      </a>,
    ],
    [t('fact.language'), t(`office:language.${viewing.language}`)],
    [t('fact.remark'), viewing.remark],
    [t('fact.booked'), `${moment(viewing.bookedAt)}, ${t(`source.${viewing.source}`)}`],
    [t('fact.cancelled-by'), viewing.cancelledBy && t(`cancelled-by.${viewing.cancelledBy}`)],
    [t('fact.reason'), viewing.cancelReason],
    [t('fact.told'), told.join(', ')],
  ]
  return <Facts className={styles.facts} facts={facts} />
}

function PropertyLink({ property }: { property: NonNullable<OfficeViewingDetails['property']> }) {
  return (
    <>
      <a className="reference" href={officePath('property-viewings', { id: property.id })}>
        {property.reference}
      </a>
      , {property.address}
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime, fullDate } from '../../appointments/letters/viewing-time'
import { useLanguage } from '../../language/use-language'
import { PhoneLink } from '../../ui/phone-link'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import styles from './viewing.module.css'
import type { OfficeVisitDetails } from './viewing-details'
import { VisitState } from './viewing-state'

export function VisitFacts({ details }: { details: OfficeVisitDetails }) {
  const { t } = useTranslation(['office-agenda', 'office'])
  const { visit, home, agent, news } = details
  const language = useLanguage()
  const { moment } = useMoments()
  const times = `${clockTime(visit.startsAt, language)} – ${clockTime(visit.endsAt, language)}`
  const told = news.map(({ kind, at }) => `${t(`news.${kind}`)} (${moment(at)})`)
  const facts: [string, ReactNode][] = [
    [t('fact.state'), <VisitState key="state" status={visit.status} />],
    [t('fact.when'), `${fullDate(visit.startsAt, language)}, ${times}`],
    [t('fact.home'), home && <HomeLink key="home" home={home} />],
    [t('fact.agent'), agent?.name],
    [t('fact.phone'), <PhoneLink key="tel" phone={visit.phone} />],
    [
      t('fact.email'),
      <a key="mail" href={`mailto:${visit.email}`}>
        {visit.email}
      </a>,
    ],
    [t('fact.language'), t(`office:language.${visit.language}`)],
    [t('fact.remark'), visit.remark],
    [t('fact.booked'), `${moment(visit.bookedAt)}, ${t(`source.${visit.source}`)}`],
    [t('fact.cancelled-by'), visit.cancelledBy && t(`cancelled-by.${visit.cancelledBy}`)],
    [t('fact.reason'), visit.cancelReason],
    [t('fact.told'), told.join(', ')],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function HomeLink({ home }: { home: NonNullable<OfficeVisitDetails['home']> }) {
  return (
    <>
      <a href={officePath('home-visits', { id: home.id })}>{home.reference}</a>, {home.address}
    </>
  )
}

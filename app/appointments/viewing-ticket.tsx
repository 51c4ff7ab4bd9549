import { Check, Clock3, MessageCircleQuestion, Users, X } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language'
import { PhoneLink } from '../ui/phone-link'
import type { Status } from './appointment'
import { HomePanel } from './booking/property-panel'
import { clockTime, fullDate, weekdayName } from './letters/viewing-time'
import styles from './ticket.module.css'
import { TicketActions } from './ticket-actions'
import type { VisitView } from './viewing-view'

const tones: Record<Status, string> = {
  offered: 'state amber',
  requested: 'state amber',
  confirmed: 'state moss',
  cancelled: 'state red',
  done: 'state',
  'no-show': 'state',
}

/** The appointment, to be read in one look: whether, when, where, with whom. */
export function VisitTicket({ visit, notice }: { visit: VisitView; notice?: string }) {
  const { t } = useTranslation('appointments')
  const isComing = visit.status === 'confirmed' || visit.status === 'requested'
  return (
    <div className={styles.confirmed}>
      <section className={`panel ${styles.ticket}`} aria-labelledby="visit-title">
        <p className={tones[visit.status]}>
          <StateIcon status={visit.status} />
          {t(`status.${visit.status}`)}
        </p>
        <TicketTitle visit={visit} />
        {notice && <p role="status">{notice}</p>}
        <TicketWords visit={visit} />
        <TicketFacts visit={visit} />
        <TicketActions visit={visit} />
      </section>
      <div className={styles.side}>
        {visit.home && <HomePanel home={visit.home} />}
        {isComing && <Tips />}
      </div>
    </div>
  )
}

function StateIcon({ status }: { status: Status }) {
  if (status === 'confirmed') return <Check className="icon" aria-hidden="true" />
  const Icon = status === 'cancelled' ? X : Clock3
  return <Icon className="icon" aria-hidden="true" />
}

function TicketTitle({ visit }: { visit: VisitView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const key = visit.status === 'no-show' ? 'done' : visit.status
  const weekday = weekdayName(visit.startsAt, language, 'long')
  return <h1 id="visit-title">{t(`ticket.${key}`, { weekday, name: visit.firstName })}</h1>
}

function TicketWords({ visit }: { visit: VisitView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { status, email, offeredUntil } = visit
  if (status === 'offered' && offeredUntil) {
    const day = fullDate(offeredUntil, language)
    return (
      <p className="lead">{t('ticket.until', { day, time: clockTime(offeredUntil, language) })}</p>
    )
  }
  if (status !== 'confirmed' && status !== 'requested') return null
  return (
    <p className="lead">
      <Trans
        t={t}
        i18nKey={`ticket.mail-${status}`}
        values={{ email }}
        components={{ strong: <strong /> }}
      />
    </p>
  )
}

function TicketFacts({ visit }: { visit: VisitView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { startsAt, endsAt, place, placeTold, agent, links } = visit
  const times = { from: clockTime(startsAt, language), to: clockTime(endsAt, language) }
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('ticket.when')}</dt>
        <dd>
          <time dateTime={startsAt.toISOString()}>
            <strong className={styles.capital}>{fullDate(startsAt, language)}</strong>
            <br />
            {t('ticket.times', times)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{t('ticket.where')}</dt>
        <dd>
          <strong>{place || visit.title}</strong>
          {placeTold === 'here' ? (
            <>
              <br />
              <a href={links.directions} rel="noreferrer">
                {t('ticket.directions')}
              </a>
            </>
          ) : (
            <p className="help">{t(`ticket.place-${placeTold}`, { agent: agent.name })}</p>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('ticket.who')}</dt>
        <dd>
          <strong>{agent.name}</strong>
          <br />
          <PhoneLink phone={agent.phone} />
        </dd>
      </div>
    </dl>
  )
}

function Tips() {
  const { t } = useTranslation('appointments')
  return (
    <div className="note">
      <h2 className="panel-title">{t('ticket.tips')}</h2>
      <ul className={styles.tips}>
        <li>
          <Clock3 className="icon" aria-hidden="true" />
          {t('ticket.tip-time')}
        </li>
        <li>
          <Users className="icon" aria-hidden="true" />
          {t('ticket.tip-together')}
        </li>
        <li>
          <MessageCircleQuestion className="icon" aria-hidden="true" />
          {t('ticket.tip-questions')}
        </li>
      </ul>
    </div>
  )
}

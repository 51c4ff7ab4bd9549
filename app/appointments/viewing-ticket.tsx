import { RichMessage } from '../language/spoken/rich-message'
import { useLanguage } from '../language/use-language'
import { useTranslation } from '../language/use-translation'
import { Check, Clock3, MessageCircleQuestionMark, Users, X } from '../ui/icons'
import { PhoneLink } from '../ui/phone-link'
import type { Status } from './appointment'
import { PropertyPanel } from './booking/property-panel'
import { clockTime, fullDate, weekdayName } from './letters/viewing-time'
import styles from './ticket.module.css'
import { TicketActions } from './ticket-actions'
import type { ViewingView } from './viewing-view'

const tones: Record<Status, string> = {
  held: 'state amber',
  offered: 'state amber',
  requested: 'state amber',
  confirmed: 'state moss',
  cancelled: 'state red',
  done: 'state',
  'no-show': 'state',
}

/** Nobody is on the way any more. */
const over: readonly Status[] = ['cancelled', 'done', 'no-show']

/** The appointment, to be read in one look: whether, when, where, with whom. */
export function ViewingTicket({ viewing, notice }: { viewing: ViewingView; notice?: string }) {
  const { t } = useTranslation('appointments')
  const isComing = viewing.status === 'confirmed' || viewing.status === 'requested'
  return (
    <div className={styles.confirmed}>
      <section className={`panel ${styles.ticket}`} aria-labelledby="viewing-title">
        <p className={tones[viewing.status]}>
          <StateIcon status={viewing.status} />
          {t(`status.${viewing.status}`)}
        </p>
        <TicketTitle viewing={viewing} />
        {notice && <p role="status">{notice}</p>}
        <TicketWords viewing={viewing} />
        <TicketFacts viewing={viewing} />
        <TicketActions viewing={viewing} />
      </section>
      <div className={styles.side}>
        {viewing.property && <PropertyPanel property={viewing.property} />}
        {isComing && <Tips />}
      </div>
    </div>
  )
}

function StateIcon({ status }: { status: Status }) {
  if (status === 'confirmed') return <Check />
  const Icon = status === 'cancelled' ? X : Clock3
  return <Icon />
}

function TicketTitle({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const key = viewing.status === 'no-show' ? 'done' : viewing.status
  const weekday = weekdayName(viewing.startsAt, language, 'long')
  return <h1 id="viewing-title">{t(`ticket.${key}`, { weekday, name: viewing.firstName })}</h1>
}

function TicketWords({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { status, email, offeredUntil } = viewing
  if (status === 'offered' && offeredUntil) {
    const day = fullDate(offeredUntil, language)
    return (
      <p className="lead">{t('ticket.until', { day, time: clockTime(offeredUntil, language) })}</p>
    )
  }
  if (status !== 'held' && status !== 'confirmed' && status !== 'requested') return null
  return (
    <p className="lead">
      <RichMessage
        text={t(viewing.canConfirm ? 'ticket.held-here' : `ticket.mail-${status}`, {
          email,
          time: clockTime(offeredUntil ?? viewing.startsAt, language),
        })}
        parts={{ strong: <strong /> }}
      />
    </p>
  )
}

function TicketFacts({ viewing }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  const language = useLanguage()
  const { startsAt, endsAt, place, agent } = viewing
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
          <strong>{place || viewing.title}</strong>
          {!over.includes(viewing.status) && <WayThere viewing={viewing} />}
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

function WayThere({ viewing: { placeTold, agent, links } }: { viewing: ViewingView }) {
  const { t } = useTranslation('appointments')
  if (placeTold !== 'here') {
    return <p className="help">{t(`ticket.place-${placeTold}`, { agent: agent.name })}</p>
  }
  return (
    <>
      <br />
      <a href={links.directions} rel="noreferrer">
        {t('ticket.directions')}
      </a>
    </>
  )
}

function Tips() {
  const { t } = useTranslation('appointments')
  return (
    <div className="note">
      <h2 className="panel-title">{t('ticket.tips')}</h2>
      <ul className={styles.tips}>
        <li>
          <Clock3 />
          {t('ticket.tip-time')}
        </li>
        <li>
          <Users />
          {t('ticket.tip-together')}
        </li>
        <li>
          <MessageCircleQuestionMark />
          {t('ticket.tip-questions')}
        </li>
      </ul>
    </div>
  )
}

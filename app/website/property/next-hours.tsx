import { clockTime, shortDate } from '../../appointments/letters/viewing-time'
import type { ShownImage } from '../../editorial/shown/shown-content'
import { Photo } from '../../images/photo'
import { brusselsDay } from '../../language/brussels-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import styles from '../../properties/detail/contact-card.module.css'
import { Link } from '../../ui/link'

export type ViewingOffer = {
  agent: { name: string; function: string; picture: ShownImage | null }
  /** Soonest first, as written in an address. */
  hours: string[]
}
type Props = { offer: ViewingOffer; path: string }

/** Each hour leads to the booking page, where it is chosen already. */
export function NextHours({ offer: { hours }, path }: Props) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  if (hours.length === 0) return null
  return (
    <>
      <h3 className="mini">{t('detail.next-hours')}</h3>
      <ul className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour}>
            <Link className="chip" to={`${path}&day=${brusselsDay(new Date(hour))}&at=${hour}`}>
              {shortDate(hour, language)} <b>{clockTime(hour, language)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who opens the door. */
export function ViewingAgent({ offer: { agent } }: Pick<Props, 'offer'>) {
  return (
    <p className={styles.agent}>
      {agent.picture && (
        <Photo picture={{ ...agent.picture, alt: '' }} widths={[100, 250]} sizes="56px" />
      )}
      <span>
        <b>{agent.name}</b>
        {agent.function && <span className="small soft">{agent.function}</span>}
      </span>
    </p>
  )
}

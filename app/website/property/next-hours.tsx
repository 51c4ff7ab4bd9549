import { clockTime, shortDate } from '../../appointments/letters/viewing-time'
import type { ShownImage } from '../../editorial/shown/shown-content'
import { Photo } from '../../images/photo'
import { brusselsDay } from '../../language/brussels-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import styles from '../../properties/detail/contact-card.module.css'
import type { HourLight } from '../../properties/light/light-drawing'
import { Moon, Sun } from '../../ui/icons'
import { Link } from '../../ui/link'

export type ViewingOffer = {
  agent: { name: string; function: string; picture: ShownImage | null }
  /** Soonest first, as written in an address. */
  hours: string[]
  /** Of those in the sun, and those after sunset. */
  lights: Record<string, HourLight>
}
type Props = { offer: ViewingOffer; path: string }

/** Each hour leads to the booking page, where it is chosen already. */
export function NextHours({ offer: { hours, lights }, path }: Props) {
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
              {shortDate(hour, language)}
              {lights[hour] && <LightMark light={lights[hour]} />}
              <b>{clockTime(hour, language)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function LightMark({ light }: { light: HourLight }) {
  const { t } = useTranslation('properties')
  const text = t(light === 'sunny' ? 'light.sunny' : 'light.dark')
  const Icon = light === 'sunny' ? Sun : Moon
  return (
    <span className={styles.light} title={text}>
      <Icon />
      <span className="hidden">{text}</span>
    </span>
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

import { clockTime, dayAndMonth, shortDate } from '../../appointments/letters/viewing-time'
import { brusselsDay } from '../../language/brussels-day'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import styles from '../../properties/detail/property-head.module.css'
import { Link } from '../../ui/link'

export type ShownOpenHouse = { startsAt: string; endsAt: string; note: string }
type Props = { openHouses: ShownOpenHouse[]; path: string; isBookable: boolean }

/** When the property is open to all, and where to say that one comes. */
export function OpenHouses({ openHouses, path, isBookable }: Props) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  return openHouses.map(({ startsAt, endsAt, note }, index) => (
    <div key={startsAt} id={index === 0 ? 'open-house' : undefined}>
      <h3 className="mini">{t('detail.open-house')}</h3>
      <p>
        <time dateTime={startsAt}>
          <b>{dayAndMonth(startsAt, language)}</b>, {clockTime(startsAt, language)}
        </time>
        {' – '}
        {clockTime(endsAt, language)}
      </p>
      {note && <p className="small">{note}</p>}
      {isBookable && (
        <p>
          <Link to={`${path}&day=${brusselsDay(new Date(startsAt))}`}>
            {t('detail.open-house-register')}
          </Link>
        </p>
      )}
    </div>
  ))
}

/** One line that leads to where it is told in full, and booked. */
export function NextOpenHouse({ openHouses: [next] }: Pick<Props, 'openHouses'>) {
  const { t } = useTranslation('properties')
  const language = useLanguage()
  if (!next) return null
  const { startsAt, endsAt } = next
  const hours = `${clockTime(startsAt, language)} – ${clockTime(endsAt, language)}`
  const day = `${shortDate(startsAt, language)}, ${hours}`
  return (
    <p className={styles.openHouse}>
      <a href="#open-house">{t('open-house-on', { day })}</a>
    </p>
  )
}

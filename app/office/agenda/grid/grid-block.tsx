import { clockTime } from '../../../appointments/letters/viewing-time'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { PhoneLink } from '../../../ui/phone-link'
import { officePath } from '../../office-pages'
import { ViewingState } from '../viewing-state'
import styles from './grid-block.module.css'
import type { GridEntry } from './grid-data'
import { laneOf, stepsOf } from './steps'

/** The id of how blocks move by keys. */
export const movingHelp = 'moving-help'

/** In minutes: no room for more than one line. */
const shortest = 30

type Props = { entry: GridEntry; firstHour: number; isOfAll: boolean }

/** One time of an agent's: what it is, with whom, where, and what is odd about it. */
export function GridBlock({ entry, firstHour, isOfAll }: Props) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { id, kind, startsAt, endsAt, from, to, marks, agent, isHidden } = entry
  return (
    <li {...stepsOf(from - firstHour * 60, styles.block)} {...laneOf(entry)}>
      <div
        {...stepsOf(to - from, styles.card)}
        data-kind={kind}
        data-short={to - from <= shortest || undefined}
        data-slot={entry.isMovable ? id : undefined}
        data-seen={entry.seen}
        data-agent={entry.agentId}
        data-from={from}
        data-to={to}
      >
        <p className={styles.time}>
          <time dateTime={new Date(startsAt).toISOString()}>{clockTime(startsAt, language)}</time>
          <span className={styles.until}>
            {' – '}
            {clockTime(endsAt, language)}
          </span>
          {kind !== 'viewing' && !isHidden && ` · ${t(`kind.${kind}`)}`}
        </p>
        {isHidden ? <p className={styles.name}>{t('agenda.busy')}</p> : <Contents entry={entry} />}
        {kind === 'busy' && <p className={styles.soft}>{t('kind.busy')}</p>}
        {isOfAll && <p className={styles.soft}>{agent}</p>}
        {marks.map((each) => (
          <p key={each.mark} className={styles.warning}>
            {each.mark === 'overlap'
              ? t('mark.overlap')
              : t('mark.short-drive', { count: each.minutes })}
          </p>
        ))}
      </div>
    </li>
  )
}

function AtProperty({ property }: { property: NonNullable<GridEntry['property']> }) {
  const { id, reference, address } = property
  return (
    <p className={styles.soft}>
      <a href={officePath('property-viewings', { id })} draggable={false}>
        {reference}
      </a>{' '}
      {address}
    </p>
  )
}

function Contents({ entry }: { entry: GridEntry }) {
  const { t } = useTranslation('office-agenda')
  const { id, kind, visitors, seats, property, subject, place } = entry
  if (kind === 'open-house') return property ? <AtProperty property={property} /> : null
  if (kind !== 'viewing') {
    return (
      <>
        <p className={styles.name}>
          <a
            href={officePath('engagement', { id })}
            draggable={false}
            aria-describedby={movingHelp}
          >
            {subject}
          </a>
        </p>
        {place && <p className={styles.soft}>{place}</p>}
      </>
    )
  }
  return (
    <>
      {visitors.map((visitor) => (
        <p key={visitor.id} className={styles.name}>
          <a
            href={officePath('viewing', { id: visitor.id })}
            draggable={false}
            aria-describedby={entry.isMovable ? movingHelp : undefined}
          >
            {`${visitor.firstName} ${visitor.lastName}`.trim() || t('visit.nobody')}
          </a>{' '}
          {visitor.status !== 'confirmed' && <ViewingState status={visitor.status} />}
        </p>
      ))}
      {property && <AtProperty property={property} />}
      {seats > 1 && (
        <p className={styles.soft}>{t('agenda.seats', { taken: visitors.length, seats })}</p>
      )}
      {visitors.length === 1 && visitors[0]?.phone && (
        <p className={styles.soft}>
          <PhoneLink phone={visitors[0].phone} />
        </p>
      )}
    </>
  )
}

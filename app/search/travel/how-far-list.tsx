import { distanceText } from '../../basemap/nearby/nearby-places'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { X } from '../../ui/icons'
import { type HowFarRow, ways } from './travel'
import styles from './travel.module.css'

type Props = {
  rows: HowFarRow[]
  isHidden: boolean
  /** Where a browser keeps the places. */
  onForget?: (text: string) => void
}

/** How far each place is, and what the times suppose. */
export function HowFarList({ rows, isHidden, onForget }: Props) {
  const { t } = useTranslation('search')
  const isEstimated = rows.some((row) => row.outcome === 'found' && row.isEstimated)
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.text}>
            <span>
              <b>{row.outcome === 'found' ? row.name : row.text}</b>
              <RowText row={row} />
            </span>
            {onForget && (
              <button className="icon-button" type="button" onClick={() => onForget(row.text)}>
                <X />
                <span className="hidden">{t('travel.forget', { place: row.text })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="small">
        {isHidden && `${t('near.hidden')} `}
        {isEstimated && t('travel.supposed')}
      </p>
    </>
  )
}

function RowText({ row }: { row: HowFarRow }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (row.outcome !== 'found') return <small>{t(`travel.${row.outcome}`)}</small>
  const { metres, times, isEstimated } = row
  const told = ways.flatMap((way) => {
    const minutes = times[way]
    if (minutes === undefined) return []
    const text = t(`travel.by.${way}`, { time: timeText(minutes) })
    return [isEstimated ? t('travel.about', { text }) : text]
  })
  return (
    <small>{[t('near.away', { line: distanceText(metres, language) }), ...told].join(' · ')}</small>
  )
}

/** "25 min", "1 h 10". */
function timeText(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}\u00a0h${rest > 0 ? `\u00a0${`${rest}`.padStart(2, '0')}` : ''}`
}

import { useColon, useTranslation } from '../../language/use-translation'
import { Waves } from '../../ui/icons'
import { shortDay } from '../shown/display-value'
import type { FullProperty } from '../shown/full-property'
import styles from './flood-scores.module.css'

type Flood = FullProperty['flood']
const classes = ['A', 'B', 'C', 'D'] as const

/** Since 2023 every Flemish advertisement tells both scores, and shows a symbol for class D. */
export function FloodScores({ flood }: { flood: Flood }) {
  const { t } = useTranslation('properties')
  const colon = useColon()
  const { gScore, pScore, floodReport, zones } = flood
  return (
    <div className={styles.flood}>
      <h3>{t('flood.title')}</h3>
      <div className={styles.scores}>
        <Score name={t('flood.p-score')} score={pScore} />
        <Score name={t('flood.g-score')} score={gScore} />
      </div>
      <div className={styles.told}>
        {(gScore === 'D' || pScore === 'D') && (
          <p className={styles.symbol}>
            <Waves /> {t('flood.symbol')}
          </p>
        )}
        {(zones || floodReport) && (
          <p className={styles.sources}>
            {zones && (
              <span>
                {t('flood.zones')}
                {colon}
                {zones}
              </span>
            )}
            {floodReport && (
              <span className="small soft">
                {t('flood.report', { day: shortDay(floodReport) })}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function Score({ name, score }: { name: string; score: Flood['gScore'] }) {
  const { t } = useTranslation('properties')
  const colon = useColon()
  if (!score) return null
  return (
    <div>
      <p className="label">
        {name}
        {colon}
        <span className={styles.value}>{score}</span>
      </p>
      <ol className={styles.score} aria-hidden="true">
        {classes.map((each) => (
          <li key={each} data-score={each === score ? score : undefined}>
            {each}
          </li>
        ))}
      </ol>
      <p className="soft">{t(`flood.class.${score}`)}</p>
    </div>
  )
}

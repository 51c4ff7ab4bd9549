import type { Language } from '../../language/languages'
import { numberText } from '../../language/numbers/number-text'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { NearbyGroup, NearbyTown } from './nearby-place'
import styles from './nearby-places.module.css'

type Props = {
  near: NearbyGroup[]
  /** Measured from the circle around a hidden address. */
  isHidden: boolean
}

/** Nothing where nothing is known: no file, no section. */
export function NearbyPlaces({ near, isHidden }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (near.length === 0) return null
  return (
    <section className={styles.near} aria-labelledby="near">
      <h3 id="near">{t('near.title')}</h3>
      <dl className={styles.groups}>
        {near.map(({ kind, places }) => (
          <div key={kind}>
            <dt>{t(`near.kind.${kind}`)}</dt>
            {places.map(({ name, metres, walkMetres, walkMinutes: minutes }) => (
              <dd key={name}>
                {name}
                <small>
                  {t('near.away', { line: distanceText(metres, language) })}
                  {', '}
                  {t('near.foot', { way: distanceText(walkMetres, language), minutes })}
                </small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="small">
        {isHidden && `${t('near.hidden')} `}
        {t('near.supposed')} {t('near.credit')}
      </p>
    </section>
  )
}

/** How far the towns are that everybody knows, in a straight line. */
export function NearbyTowns({ towns }: { towns: NearbyTown[] }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (towns.length === 0) return null
  const list = towns.map(({ name, metres }) => `${name} ${distanceText(metres, language)}`)
  return <p className={styles.towns}>{t('near.towns', { list: list.join(', ') })}</p>
}

/** "350 m", "1,2 km". */
export function distanceText(metres: number, language: Language): string {
  if (metres < 1_000) return `${metres}\u00a0m`
  return `${numberText(metres / 1_000, language, { maximumFractionDigits: 1 })}\u00a0km`
}

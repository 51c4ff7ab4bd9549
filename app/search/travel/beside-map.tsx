import type { ReactNode } from 'react'
import { overviewSize } from '../../basemap/drawing/overview-view'
import mapCredit from '../../basemap/map-credit.module.css'
import { useTranslation } from '../../language/use-translation'
import styles from './beside-map.module.css'
import type { TravelMap } from './travel-map'

const { width, height } = overviewSize

/** What is asked, and on a wide screen the map that it is about. */
export function BesideMap({ map, children }: { map: TravelMap | null; children: ReactNode }) {
  const { t } = useTranslation('search')
  if (!map) return children
  return (
    <div className={styles.both}>
      <div>{children}</div>
      <div className={styles.map}>
        <img src={map.picture} width={width} height={height} alt="" loading="lazy" />
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
          {map.spots.map(({ x, y, radius }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </svg>
        <span className={mapCredit.credit}>{t('map.credit')}</span>
      </div>
    </div>
  )
}

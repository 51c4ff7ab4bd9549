import type { RefObject } from 'react'
import { useTranslation } from '../../language/use-translation'
import type { Point } from '../geometry'
import type { DrawnMap } from './draw-map.browser'
import styles from './map.module.css'

type Props = {
  /** Null while nobody draws. */
  corners: Point[] | null
  onCorners: (corners: Point[] | null) => void
  centre: () => Point | undefined
  onDrawn: (area: Point[]) => void
  onSearchHere: () => void
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
}

/** Drawing an area by pointer or by keys, or searching in what the map shows. */
export function MapTools(props: Props) {
  const { t } = useTranslation('search')
  const { corners, onCorners, isFollowing } = props
  if (corners) return <DrawTools {...props} corners={corners} />
  return (
    <div className={styles.tools}>
      <button className="chip" type="button" onClick={() => onCorners([])}>
        {t('map.draw')}
      </button>
      {!isFollowing && (
        <button className="chip" type="button" onClick={props.onSearchHere}>
          {t('map.search-here')}
        </button>
      )}
      <label className={`chip ${styles.follow}`}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => {
            props.onFollow(event.target.checked)
            if (event.target.checked) props.onSearchHere()
          }}
        />
        {t('map.follow')}
      </label>
    </div>
  )
}

function DrawTools({ corners, onCorners, centre, onDrawn }: Props & { corners: Point[] }) {
  const { t } = useTranslation('search')
  const addCentre = () => {
    const corner = centre()
    if (corner) onCorners([...corners, corner])
  }
  const finish = () => {
    onDrawn(corners)
    onCorners(null)
  }
  return (
    <div className={styles.tools}>
      <p>
        {t('map.draw-help')}{' '}
        <output className={styles.count}>{t('map.corners', { count: corners.length })}</output>
      </p>
      <button className="chip" type="button" onClick={addCentre}>
        {t('map.corner')}
      </button>
      <button className="chip" type="button" onClick={finish} disabled={corners.length < 3}>
        {t('map.finish')}
      </button>
      <button className="chip" type="button" onClick={() => onCorners(null)}>
        {t('map.cancel')}
      </button>
    </div>
  )
}

/** For the office: where a property is, put by pointer or by keys. */
export function MarkTools({ map }: { map: RefObject<DrawnMap | null> }) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.tools}>
      <p>{t('map.mark-help')}</p>
      <button className="chip" type="button" onClick={() => map.current?.markCentre()}>
        {t('map.mark-centre')}
      </button>
    </div>
  )
}

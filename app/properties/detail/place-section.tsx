import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { ClickToLoad } from '../../ui/click-to-load'
import { ArrowUpRight } from '../../ui/icons'
import type { FullProperty } from '../shown/full-property'
import { streetViewHost } from '../shown/media-link'
import type { ShownPlace } from '../shown/shown-place'
import styles from './detail.module.css'

type Props = {
  property: FullProperty
  /** The place on a map, and what is around it. */
  map: ReactNode
  howFar: ReactNode
}

export function PlaceSection({ property, map, howFar }: Props) {
  const { t } = useTranslation('properties')
  const { place, address } = property
  return (
    <section className={styles.section} id="place">
      <h2>{t('detail.location')}</h2>
      {place ? (
        <>
          {map}
          {place.radius !== null && <p className={styles.remark}>{t('detail.area')}</p>}
          <div className={styles.around}>
            {howFar}
            {place.radius === null && <StreetView place={place} />}
          </div>
        </>
      ) : (
        <p>{address || t('detail.no-place')}</p>
      )}
    </section>
  )
}

/** Only for a published address: a street would give a discreet one away. */
function StreetView({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('properties')
  const point = `${place.latitude},${place.longitude}`
  const source = `${streetViewHost}/maps/@?api=1&map_action=pano&viewpoint=${point}`
  return (
    <details className={styles.street}>
      <summary className="chip">{t('detail.street-view')}</summary>
      <ClickToLoad
        title={t('detail.street-view')}
        frame={`${streetViewHost}/maps?layer=c&cbll=${point}&output=svembed`}
        source={source}
        button={t('detail.open-street-view')}
        notice={t('detail.media-notice', { host: 'google.com' })}
      />
      <p>
        <a className="more" href={source} target="_blank" rel="noopener">
          {t('detail.open-elsewhere')}
          <ArrowUpRight />
        </a>
      </p>
    </details>
  )
}

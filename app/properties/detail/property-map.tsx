import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { ArrowUpRight, MapIcon, MapPin } from '../../ui/icons'
import type { ShownPlace } from '../shown/shown-place'
import styles from './property-map.module.css'

type Props = {
  place: ShownPlace
  address: string
  /** Address of the small map that the server drew; null far away, where ours would be empty. */
  picture: string | null
  /** Whom the makers of the small map want named. */
  credit: string
  /** Comes in the place of the small map when the visitor asks for it, and not before. */
  map: ReactNode
}

/** A drawn map that asks nothing of anyone, until the live one is opened; a map elsewhere is always a link. */
export function PropertyMap({ place, address, picture, credit, map }: Props) {
  const { t } = useTranslation('properties')
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      {isOpen && map}
      {!isOpen && picture && (
        <div className={styles.map}>
          <img
            src={picture}
            width={800}
            height={400}
            loading="lazy"
            decoding="async"
            alt={t('detail.map-of', { address })}
          />
          <span className={styles.credit}>{credit}</span>
          <a
            className={`chip ${styles.open}`}
            href={mapLink(place)}
            target="_blank"
            rel="noopener"
            onClick={open}
            data-late
          >
            <MapIcon />
            {t('detail.open-map')}
          </a>
        </div>
      )}
      <p className={styles.elsewhere}>
        <a className="more" href={mapLink(place)} target="_blank" rel="noopener">
          {t('detail.map-elsewhere')}
          <ArrowUpRight />
        </a>
        <a className="more" href={geoLink(place)}>
          <MapPin />
          {t('detail.map-app')}
        </a>
      </p>
    </>
  )
}

function mapLink({ latitude, longitude, radius }: ShownPlace): string {
  const view = `#map=${radius === null ? 17 : 15}/${latitude}/${longitude}`
  const marker = radius === null ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `https://www.openstreetmap.org/${marker}${view}`
}

/** For the maps of the visitor's own telephone: a pin only where the address is published. */
function geoLink({ latitude, longitude, radius }: ShownPlace): string {
  const point = `${latitude},${longitude}`
  return radius === null ? `geo:${point}?q=${point}` : `geo:${point}?z=14`
}

import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { ArrowUpRight, MapIcon } from '../../ui/icons'
import type { ShownPlace } from '../shown/shown-place'
import styles from './property-map.module.css'

type Props = {
  place: ShownPlace
  address: string
  /** Comes in the place of the sketch when the visitor asks for it, and not before. */
  map: ReactNode
}

/** A sketch that asks nothing of anyone, until the map is opened; a map elsewhere is always a link. */
export function PropertyMap({ place, address, map }: Props) {
  const { t } = useTranslation('properties')
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      {isOpen ? (
        map
      ) : (
        <div className={styles.map}>
          <Sketch place={place} label={t('detail.map-of', { address })} />
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
      </p>
    </>
  )
}

function Sketch({ place, label }: { place: ShownPlace; label: string }) {
  return (
    <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path
        className={styles.green}
        d="M-20 300q120-90 260-40t180 150H-20ZM560-20q90 120 260 90V-20Z"
      />
      <path className={styles.water} d="M-20 120q180 60 330 10t250 110 270 60" />
      <path
        className={styles.road}
        d="M400 200 180-20M400 200 640 420M400 200l440-80M400 200-20 240M250 420l60-440"
      />
      {place.radius === null ? (
        <path
          className={styles.pin}
          d="M400 200c-18-26-30-40-30-58a30 30 0 0 1 60 0c0 18-12 32-30 58Z"
        />
      ) : (
        <circle className={styles.area} cx="400" cy="200" r="110" />
      )}
    </svg>
  )
}

function mapLink({ latitude, longitude, radius }: ShownPlace): string {
  const view = `#map=${radius === null ? 17 : 15}/${latitude}/${longitude}`
  const marker = radius === null ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `https://www.openstreetmap.org/${marker}${view}`
}

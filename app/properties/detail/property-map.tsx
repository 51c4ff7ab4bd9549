import { ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownPlace } from '../shown-place'
import styles from './property-map.module.css'

/** A sketch that asks nothing of anyone; the link leads to a real map of the same place. */
export function PropertyMap({ place, address }: { place: ShownPlace; address: string }) {
  const { t } = useTranslation('properties')
  return (
    <div className={styles.map}>
      <svg
        viewBox="0 0 800 400"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('detail.map-of', { address })}
      >
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
      <a className={`chip ${styles.open}`} href={mapLink(place)} target="_blank" rel="noopener">
        {t('detail.open-map')}
        <ArrowUpRight className="icon" aria-hidden />
      </a>
    </div>
  )
}

function mapLink({ latitude, longitude, radius }: ShownPlace): string {
  const view = `#map=${radius === null ? 17 : 15}/${latitude}/${longitude}`
  const marker = radius === null ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `https://www.openstreetmap.org/${marker}${view}`
}

import { useEffect, useRef } from 'react'
import type { NearbyGroup } from '../../basemap/nearby/nearby-place'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { ShownPlace } from '../../properties/shown/shown-place'
import { mapPath } from '../search-paths'
import styles from './map.module.css'
import { messageDelay } from './map-message'
import type { MapContent } from './map-schema'

type Props = {
  id: number
  place: ShownPlace
  /** What stands at the marker: the price, where it is published. */
  label: string
  href: string
  near: NearbyGroup[]
}

/** The same map for one property: a marker, or the circle around a hidden address. */
export function MapOfPlace({ id, place, label, href, near }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const { latitude, longitude, radius } = place

  useEffect(() => {
    const spot: [number, number] = [longitude, latitude]
    const content: MapContent = {
      kind: 'content',
      propertyList: [{ id, spot, radius, label, badge: 0, badgeText: '', href }],
      messageInfo: { total: 1, language, area: null },
      mapType: 'detail',
      customMarker: null,
      marqueeIgnoreList: [],
      nearList: near.flatMap(({ kind, places }) =>
        places.map(({ name, spot: { x, y } }) => ({
          kind,
          name,
          spot: [x, y] as [number, number],
        })),
      ),
    }
    const tell = () => frame.current?.contentWindow?.postMessage(content, location.origin)
    const listen = async (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const { fromMap, readMessage } = await import('./map-schema')
      if (readMessage(event, location.origin, fromMap)?.kind === 'ready')
        setTimeout(tell, messageDelay)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [id, latitude, longitude, radius, label, href, near, language])

  return (
    <iframe
      className={`${styles.frame} ${styles.small}`}
      ref={frame}
      src={`${mapPath(language)}?draw=no`}
      title={t('map.of-place')}
      allow="fullscreen"
    />
  )
}

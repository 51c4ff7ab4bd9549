import { useEffect, useRef } from 'react'
import { useLanguage } from '../../language/use-language'
import type { Point } from '../geometry'
import { mapPath } from '../search-paths'
import styles from './map.module.css'
import type { ToMap } from './map-schema'

type Props = {
  title: string
  /** Where it is now, asked whenever it may have changed; null is nowhere yet. */
  spot: () => Point | null
  /** In which somebody may type another place. */
  form: () => HTMLElement | null
  onMarked: (spot: Point) => void
}

/** The live map of the office, on which somebody sets where a property is. */
export function MapOfMark({ title, spot, form, onMarked }: Props) {
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const told = useRef({ spot, form, onMarked })
  told.current = { spot, form, onMarked }

  useEffect(() => {
    const tell = () => {
      const at = told.current.spot()
      const message: ToMap = { kind: 'mark', spot: at && [at[0], at[1]] }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    }
    const listen = async (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const { fromMap, readMessage } = await import('./map-schema')
      const message = readMessage(event, location.origin, fromMap)
      if (message?.kind === 'ready') tell()
      if (message?.kind === 'marked') told.current.onMarked(message.spot)
    }
    const typedIn = told.current.form()
    addEventListener('message', listen)
    typedIn?.addEventListener('change', tell)
    return () => {
      removeEventListener('message', listen)
      typedIn?.removeEventListener('change', tell)
    }
  }, [])

  return (
    <iframe
      className={`${styles.frame} ${styles.small}`}
      ref={frame}
      src={`${mapPath(language)}?draw=place`}
      title={title}
      allow="fullscreen"
    />
  )
}

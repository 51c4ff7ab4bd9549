import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Language } from '../../language/languages'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { decodeArea, encodeArea } from '../area-code'
import type { Criteria } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import { mapPath, mapPointsPath } from '../search-paths'
import styles from './map.module.css'
import { messageDelay } from './map-message'
import type { MapContent, ToMap } from './map-schema'

type Props = {
  path: string
  wish: Criteria
  /** The property that the page shows beside the map. */
  pointed?: number | null
  /** Whether the page shows what was pressed; else its own page is opened. */
  onChosen?: (id: number) => boolean
}

/** Beside the list where there is room. Nothing of it is fetched before it is opened. */
export function MapOfList({ path, wish, pointed = null, onChosen }: Props) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  // How often: the frame begins anew when a visitor asks for the streets of somebody else.
  const [timesReady, setTimesReady] = useState(0)
  const query = criteriaQuery({ ...wish, page: 1 })

  useEffect(() => {
    const listen = async (event: MessageEvent) => {
      const { fromMap, readMessage } = await import('./map-schema')
      const message = readMessage(event, location.origin, fromMap)
      if (message?.kind === 'ready') setTimesReady((before) => before + 1)
      if (message?.kind === 'pointed') point(message.id)
      if (message?.kind === 'chosen' && !onChosen?.(message.id)) location.assign(message.href)
      if (message?.kind === 'drawn' || message?.kind === 'moved') {
        const area = decodeArea(encodeArea(message.area))
        const replace = message.kind === 'moved'
        if (area)
          navigate(path + criteriaQuery({ ...wish, area, page: 1 }), {
            preventScrollReset: true,
            replace,
          })
      }
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [navigate, path, wish, onChosen])

  useEffect(() => {
    if (timesReady > 0) tell(frame.current, { kind: 'highlight', id: pointed })
  }, [timesReady, pointed])

  useEffect(() => {
    if (timesReady === 0) return
    let isGone = false
    fetchContent(language, path, query).then((content) => {
      setTimeout(() => !isGone && content && tell(frame.current, content), messageDelay)
    })
    return () => {
      isGone = true
    }
  }, [timesReady, language, path, query])

  useEffect(() => {
    const over = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-property]') : null
      tell(frame.current, { kind: 'highlight', id: card ? Number(card.dataset.property) : null })
    }
    addEventListener('pointerover', over)
    addEventListener('focusin', over)
    return () => {
      removeEventListener('pointerover', over)
      removeEventListener('focusin', over)
    }
  }, [])

  return (
    <iframe
      className={styles.frame}
      ref={frame}
      src={mapPath(language)}
      title={t('map.title')}
      allow="fullscreen"
    />
  )
}

async function fetchContent(language: Language, path: string, query: string) {
  const search = `path=${encodeURIComponent(path)}${query.replace('?', '&')}`
  const answer = await fetch(`${mapPointsPath(language)}?${search}`).catch(() => undefined)
  const { mapContent } = await import('./map-schema')
  const read = mapContent.safeParse(await answer?.json().catch(() => undefined))
  return read.success ? (read.data satisfies MapContent) : undefined
}

function tell(frame: HTMLIFrameElement | null, message: ToMap) {
  frame?.contentWindow?.postMessage(message, location.origin)
}

/** The card of the property under the pointer on the map. */
function point(id: number | null) {
  for (const card of document.querySelectorAll('[data-property]')) {
    card.toggleAttribute('data-pointed', card.getAttribute('data-property') === `${id}`)
  }
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../geometry'
import type { DrawnMap } from './draw-map.browser'
import styles from './map.module.css'
import { areaOf, type FromMap, readMessage, toMap } from './map-message'

const mostCorners = 60

/** The page inside the frame: told what to show by the page around it, and telling what was done. */
export function MapCanvas({ isDrawable }: { isDrawable: boolean }) {
  const { t, i18n } = useTranslation('search')
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [corners, setCorners] = useState<Point[] | null>(null)

  useEffect(() => {
    let isGone = false
    open(place.current, i18n.language, (corner) =>
      setCorners((before) => before && [...before, corner].slice(0, mostCorners)),
    )
      .then((drawn) => {
        if (isGone) return drawn.remove()
        map.current = drawn
        setState('ready')
        tell({ kind: 'ready' })
      })
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      map.current?.remove()
    }
  }, [i18n.language])

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, location.origin, toMap)
      if (message?.kind === 'content') map.current?.show(message)
      if (message?.kind === 'highlight') map.current?.highlight(message.id)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  useEffect(() => map.current?.draw(corners !== null, corners ?? []), [corners])

  const searchHere = () => {
    const bounds = map.current?.bounds()
    if (bounds) tell({ kind: 'drawn', area: areaOf(...bounds) as [number, number][] })
  }
  const finish = () => {
    if (corners && corners.length > 2) tell({ kind: 'drawn', area: corners as [number, number][] })
    setCorners(null)
  }
  const addCentre = () => {
    const centre = map.current?.centre()
    if (centre) setCorners((before) => before && [...before, centre].slice(0, mostCorners))
  }

  return (
    <main className={styles.page} data-state={state} data-wake="now">
      <div className={styles.map} ref={place} />
      {state !== 'ready' && <p className={styles.notice}>{t(`map.${state}`)}</p>}
      {state === 'ready' && isDrawable && (
        <div className={styles.tools}>
          {corners ? (
            <>
              <p>{t('map.draw-help')}</p>
              <button className="chip" type="button" onClick={addCentre}>
                + {t('map.corners', { count: corners.length })}
              </button>
              <button className="chip" type="button" onClick={finish} disabled={corners.length < 3}>
                {t('map.finish')}
              </button>
              <button className="chip" type="button" onClick={() => setCorners(null)}>
                {t('map.cancel')}
              </button>
            </>
          ) : (
            <>
              <button className="chip" type="button" onClick={() => setCorners([])}>
                {t('map.draw')}
              </button>
              <button className="chip" type="button" onClick={searchHere}>
                {t('map.search-here')}
              </button>
            </>
          )}
        </div>
      )}
      <p className={styles.credit}>{t('map.credit')}</p>
    </main>
  )
}

async function open(
  element: HTMLElement | null,
  language: string,
  onCorner: (corner: Point) => void,
): Promise<DrawnMap> {
  if (!element) throw new Error('No place for a map')
  const { drawMap } = await import('./draw-map.browser')
  const map = drawMap(element, language, {
    onCorner,
    onPointed: (id) => tell({ kind: 'pointed', id }),
    onChosen: (href) => window.top?.location.assign(href),
  })
  await map.ready
  return map
}

function tell(message: FromMap) {
  if (parent !== window) parent.postMessage(message, location.origin)
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import mapCredit from '../../basemap/map-credit.module.css'
import { useTranslation } from '../../language/use-translation'
import type { Point } from '../geometry'
import type { DrawnMap, Words } from './draw-map.browser'
import styles from './map.module.css'
import type { MapBase } from './map-base'
import { type FromMap, readMessage, toMap } from './map-schema'
import { MapTools, MarkTools } from './map-tools'
import { StreetsElsewhere } from './streets-elsewhere'

const mostCorners = 60

export type MapUse = 'look' | 'search' | 'mark'
type Props = { use: MapUse; base: MapBase }

/** The page inside the frame: told what to show by the page around it, and telling what was done. */
export function MapCanvas({ use, base }: Props) {
  const { t } = useTranslation('search')
  const words = useRef(useWords())
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  // Our own map in the end, where somebody else's could not be had.
  const [shown, setShown] = useState({ base, credits: '' })
  const [corners, setCorners] = useState<Point[] | null>(null)
  const [isFollowing, setIsFollowing] = useState(false)
  const follows = useRef(false)
  follows.current = isFollowing

  useEffect(() => {
    const opening = open(place.current, words.current, base, {
      ...toldEvents,
      onChosen: (id, href) => choose(use, id, href),
      onCorner: (corner) => setCorners((before) => withCorner(before, corner)),
      onMoved: () => follows.current && map.current && tellArea('moved', map.current.shown()),
    })
    let isGone = false
    opening
      .then((drawn) => {
        if (isGone) return drawn.remove()
        map.current = drawn
        setShown({ base: drawn.base, credits: drawn.credits() })
        setState('ready')
        tell({ kind: 'ready' })
      })
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      map.current?.remove()
    }
  }, [base, use])

  useMessages(map, follows)

  const draw = (drawn: Point[] | null) => {
    setCorners(drawn)
    if (drawn) map.current?.focus()
  }
  useEffect(() => {
    if (state === 'ready') map.current?.draw(corners)
  }, [corners, state])

  return (
    <main
      className={styles.page}
      aria-label={words.current.map}
      data-state={state}
      data-drawing={corners ? '' : undefined}
      data-wake="now"
    >
      <div className={styles.map} ref={place} />
      {state !== 'ready' && <p className={styles.notice}>{t(`map.${state}`)}</p>}
      {state === 'ready' && use === 'mark' && <MarkTools map={map} />}
      {state === 'ready' && use === 'search' && (
        <MapTools
          corners={corners}
          onCorners={draw}
          centre={() => map.current?.centre()}
          onDrawn={(area) => tellArea('drawn', area)}
          onSearchHere={() => map.current && tellArea('drawn', map.current.shown())}
          isFollowing={isFollowing}
          onFollow={setIsFollowing}
        />
      )}
      {base.offer && !shown.base.elsewhere && (
        <StreetsElsewhere offer={base.offer} isMissing={base.elsewhere !== null} />
      )}
      <Credit {...shown} />
    </main>
  )
}

/** From the page around the frame. */
function useMessages(map: RefObject<DrawnMap | null>, follows: RefObject<boolean>) {
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readMessage(event, location.origin, toMap)
      if (message?.kind === 'content') map.current?.show(message, follows.current)
      if (message?.kind === 'highlight') map.current?.highlight(message.id)
      if (message?.kind === 'mark') map.current?.mark(message.spot)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [map, follows])
}

const withCorner = (before: Point[] | null, corner: Point) =>
  before && [...before, corner].slice(0, mostCorners)

/** Whom the makers of the map want named. */
function Credit({ base, credits }: { base: MapBase; credits: string }) {
  const { t } = useTranslation('search')
  const { elsewhere, streets } = base
  const own = t(streets ? 'map.credit-streets' : 'map.credit')
  return (
    <p className={mapCredit.credit}>
      {elsewhere ? elsewhere.credit || credits || elsewhere.host : own}
    </p>
  )
}

function useWords(): Words {
  const { t, i18n } = useTranslation('search')
  return {
    language: i18n.language,
    zoomIn: t('map.zoom-in'),
    zoomOut: t('map.zoom-out'),
    fullScreen: t('map.full-screen'),
    leaveFullScreen: t('map.leave-full-screen'),
    map: t('map.canvas'),
    mark: t('map.mark'),
  }
}

/** Of which only the page around the frame hears. */
const toldEvents = {
  onPointed: (id: number | null) => tell({ kind: 'pointed', id }),
  onMarked: ([x, y]: Point) => tell({ kind: 'marked', spot: [x, y] }),
}

/** The page around the map of a list may show the property beside it. */
function choose(use: MapUse, id: number, href: string) {
  if (use === 'search' && parent !== window) tell({ kind: 'chosen', id, href })
  else window.top?.location.assign(href)
}

async function open(
  element: HTMLElement | null,
  words: Words,
  base: MapBase,
  events: Parameters<typeof import('./draw-map.browser').drawMap>[3],
): Promise<DrawnMap> {
  if (!element) throw new Error('No place for a map')
  const { drawMap } = await import('./draw-map.browser')
  const map = drawMap(element, words, base, events)
  try {
    await map.ready
    return map
  } catch (error) {
    map.remove()
    if (!base.elsewhere) throw error
    return open(element, words, { ...base, elsewhere: null }, events)
  }
}

function tellArea(kind: 'drawn' | 'moved', area: readonly Point[]) {
  tell({ kind, area: area.map(([x, y]): [number, number] => [x, y]) })
}

function tell(message: FromMap) {
  if (parent !== window) parent.postMessage(message, location.origin)
}

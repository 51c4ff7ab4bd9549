import { lazy, Suspense, useEffect, useState } from 'react'
import { overviewSize } from '../../basemap/drawing/overview-view'
import mapCredit from '../../basemap/map-credit.module.css'
import { useTranslation } from '../../language/use-translation'
import { MapIcon } from '../../ui/icons'
import type { Criteria } from '../criteria'
import styles from './beside-list.module.css'
import type { ListOverview } from './list-overview'
import { pinHeight } from './price-pins'

const MapOfList = lazy(async () => ({ default: (await import('./map-frame')).MapOfList }))
const { width, height } = overviewSize

type Props = { overview: ListOverview; path: string; wish: Criteria }

/** A map that the server drew, prices as links; the live one when somebody presses it. */
export function BesideList({ overview, path, wish }: Props) {
  const { t } = useTranslation('search')
  const [isLive, setIsLive] = useState(false)
  usePointing()
  const drawn = <DrawnOverview overview={overview} onPress={() => setIsLive(true)} />
  return (
    <section className={styles.beside} aria-label={t('map.title')}>
      {isLive ? (
        <Suspense fallback={drawn}>
          <MapOfList path={path} wish={wish} />
        </Suspense>
      ) : (
        drawn
      )}
    </section>
  )
}

function DrawnOverview({ overview, onPress }: { overview: ListOverview; onPress: () => void }) {
  const { t } = useTranslation('search')
  const { picture, credit, pins } = overview
  return (
    <>
      <img
        className={styles.ground}
        src={picture}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <button className={`scripted ${styles.press}`} type="button" data-late onClick={onPress}>
        <span className={`chip ${styles.live}`}>
          <MapIcon />
          {t('map.live')}
        </span>
      </button>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links say what they are */}
      <svg className={styles.pins} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {pins.map(({ href, name, ...pin }) => (
          <a key={href} href={href} aria-label={name} rel="nofollow" data-pins={pin.ids.join(' ')}>
            <g transform={`translate(${pin.x} ${pin.y})`}>
              <PinShape {...pin} />
            </g>
          </a>
        ))}
      </svg>
      <span className={`${mapCredit.credit} ${styles.credit}`}>{credit}</span>
    </>
  )
}

type PinShapeProps = Pick<ListOverview['pins'][number], 'count' | 'width' | 'label'>

/** A price; where there are several, the lowest with how many in its corner. */
function PinShape({ count, width: wide, label }: PinShapeProps) {
  const [top, right] = [-pinHeight / 2, wide / 2]
  const isCounted = count > 1 && label !== `${count}`
  return (
    <>
      <rect x={-right} y={top} width={wide} height={pinHeight} rx={6} />
      {label ? <text y={4.5}>{label}</text> : <circle r={4} />}
      {isCounted && (
        <>
          <circle className={styles.count} cx={right} cy={top} r={10} />
          <text className={styles.count} x={right} y={top + 4}>
            {` ${count}`}
          </text>
        </>
      )}
    </>
  )
}

/** A card and its pin are pointed at together. */
function usePointing() {
  useEffect(() => {
    const over = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const id = target.closest('[data-property]')?.getAttribute('data-property')
      const ids = pinned(target.closest('[data-pins]'))
      mark('[data-pins]', (pin) => Boolean(id && pinned(pin).includes(id)))
      mark('[data-property]', (card) => ids.includes(card.getAttribute('data-property') ?? ''))
    }
    addEventListener('pointerover', over)
    addEventListener('focusin', over)
    return () => {
      removeEventListener('pointerover', over)
      removeEventListener('focusin', over)
    }
  }, [])
}

function pinned(pin: Element | null): string[] {
  return pin?.getAttribute('data-pins')?.split(' ') ?? []
}

function mark(selector: string, isPointed: (each: Element) => boolean) {
  for (const each of document.querySelectorAll(selector)) {
    each.toggleAttribute('data-pointed', isPointed(each))
  }
}

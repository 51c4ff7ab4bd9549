import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { imageUrl, preparedWidths } from '../../../images/image-url'
import { Photo } from '../../../images/photo'
import { useTranslation } from '../../../language/use-translation'
import { Images } from '../../../ui/icons'
import type { Picture } from '../../property'
import { Facade } from '../../shown/facade'
import styles from './mosaic.module.css'

const FullScreen = lazy(async () => ({ default: (await import('./full-screen')).FullScreen }))
const shown = 5
const sizes = {
  large: '(width < 48rem) 100vw, (width < 84rem) 50vw, 42rem',
  small: '(width < 48rem) 100vw, (width < 84rem) 25vw, 21rem',
}
const wide = { widths: [...preparedWidths, 1920], sizes: '100vw' } as const

type Props = {
  id: number
  title: string
  pictures: Picture[]
  /** On a computer the first picture alone, from edge to edge. */
  isWide?: boolean
  /** What else is looked at full screen, after the pictures. */
  more?: Omit<Parameters<typeof FullScreen>[0], 'pictures' | 'index' | 'onClose'>
}

/**
 * Five pictures that open full screen, or all of them under a thumb; without scripts each is a link
 * to its large picture.
 */
export function Mosaic({ id, title, pictures, isWide = false, more }: Props) {
  const { t } = useTranslation('properties')
  const [opened, open] = useState<number | null>(null)
  const [at, setAt] = useState(1)
  const strip = useRef<HTMLDivElement>(null)
  const count = () => setAt(nearest(strip.current))
  // A thumb may have been faster than the scripts.
  useEffect(() => setAt(nearest(strip.current)), [])
  if (pictures.length === 0) return <NoPhotos id={id} title={title} />
  const openAt = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index)
  }
  return (
    <div className={styles.mosaic} data-wide={isWide || undefined}>
      <div
        className={styles.pictures}
        data-count={Math.min(pictures.length, shown)}
        ref={strip}
        onScroll={count}
      >
        {pictures.map((picture, index) => (
          <a key={picture.id} href={largeUrl(picture)} onClick={openAt(index)} data-late>
            <Photo
              picture={{ ...picture, alt: picture.alt || t('detail.photo', { number: index + 1 }) }}
              {...(isWide ? wide : { sizes: index === 0 ? sizes.large : sizes.small })}
              isFirst={index === 0}
            />
          </a>
        ))}
      </div>
      <p className={styles.counter} aria-hidden>
        {at}/{pictures.length}
      </p>
      <a
        className={`chip ${styles.all}`}
        href={largeUrl(pictures[0])}
        onClick={openAt(0)}
        aria-haspopup="dialog"
        data-late
      >
        <Images />
        {t('detail.all-photos', { count: pictures.length })}
      </a>
      {opened !== null && (
        <Suspense>
          <FullScreen {...more} pictures={pictures} index={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  )
}

export function largeUrl(picture: Picture | undefined): string {
  return picture ? imageUrl(picture.file, { width: 1920 }) : ''
}

function NoPhotos({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('properties')
  return (
    <div className={styles.empty}>
      <Facade id={id} label={title} />
      <p className="soft">{t('detail.no-photos')}</p>
    </div>
  )
}

/** Which of the pictures in the strip is looked at, from one on. */
function nearest(strip: HTMLElement | null): number {
  return strip ? Math.round(strip.scrollLeft / strip.clientWidth) + 1 : 1
}

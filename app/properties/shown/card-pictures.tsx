import { type KeyboardEvent, useRef, useState } from 'react'
import { Photo } from '../../images/photo'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { type CardPicture, mostPictures } from './card-picture'
import { Facade } from './facade'
import styles from './property-card.module.css'

/** Those after the first are told in one size until somebody comes near: most are never seen. */
const widths = { near: [400, 720, 1360], far: [720] } as const
/** Said once for each card. From wide to narrow, which is shorter; of phones with three dots for each pixel as `forDenseScreens` says it. */
const sizes = '(min-width:80rem)30vw,(min-width:40rem)46vw,(min-resolution:2.5dppx)61vw,92vw'

type Props = {
  card: { id: number; title: string; pictures: CardPicture[] }
  path: string
  isFirst: boolean
}

/**
 * Swiping through them needs no script. Those after the first are fetched when somebody comes near.
 * They say nothing that the card does not: to a screen reader they are not there, and no key stops at them.
 */
export function CardPictures({ card, path, isFirst }: Props) {
  const pictures = card.pictures.slice(0, mostPictures)
  const strip = useRef<HTMLAnchorElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [at, setAt] = useState(0)
  const ask = () => setAsked(true)
  return (
    <div className={styles.frame} onPointerMove={ask} onPointerDown={ask} aria-hidden>
      <a
        className={styles.pictures}
        ref={strip}
        href={path}
        tabIndex={-1}
        data-asked={isAsked || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          ask()
          setAt(Math.round(scrollLeft / clientWidth))
        }}
      >
        {pictures.map(({ file, tone }, index) => (
          <span key={file}>
            <Photo
              picture={{ file, tone, alt: '' }}
              widths={index === 0 || isAsked ? widths.near : widths.far}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          </span>
        ))}
        {pictures.length === 0 && <Facade id={card.id} label={card.title} />}
      </a>
      {pictures.length > 1 && (
        <div className={styles.dots} data-at={at || undefined}>
          {pictures.map(({ file }) => (
            <i key={file} />
          ))}
        </div>
      )}
      {isAsked && (
        <>
          {at > 0 && (
            <button type="button" tabIndex={-1} onClick={() => turn(strip.current, -1)}>
              <ChevronLeft />
            </button>
          )}
          {at < pictures.length - 1 && (
            <button
              className={styles.next}
              type="button"
              tabIndex={-1}
              onClick={() => turn(strip.current, 1)}
            >
              <ChevronRight />
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** For the card around them: the arrow keys turn its pictures while its link has the focus. */
export function turnByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const card = currentTarget.closest('article')
  if (by) turn(card?.querySelector(`.${styles.pictures}`) ?? null, by)
}

function turn(strip: Element | null, by: number) {
  strip?.scrollBy({ left: by * strip.clientWidth })
}

import { type KeyboardEvent, useRef, useState } from 'react'
import { Photo } from '../../images/photo'
import { ChevronLeft, ChevronRight } from '../../ui/icons'
import { Link } from '../../ui/link'
import type { Picture } from '../property'
import { Facade } from './facade'
import styles from './property-card.module.css'

const most = 3
/** Those after the first are told in one size until somebody comes near: most are never seen. */
const widths = { near: [400, 720, 1360], far: [720] } as const
const sizes = '(width < 40rem) 92vw, (width < 80rem) 46vw, 30vw'

type Props = {
  card: { id: number; title: string; pictures: Picture[] }
  path: string
  isFirst: boolean
}

/**
 * Swiping through them needs no script. Those after the first are fetched when somebody comes near.
 * They say nothing that the card does not: to a screen reader they are not there, and no key stops at them.
 */
export function CardPictures({ card, path, isFirst }: Props) {
  const pictures = card.pictures.slice(0, most)
  const strip = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [at, setAt] = useState(0)
  const ask = () => setAsked(true)
  return (
    <div className={styles.frame} onPointerMove={ask} onPointerDown={ask} aria-hidden>
      <div
        className={styles.pictures}
        ref={strip}
        tabIndex={-1}
        data-strip
        data-asked={isAsked || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          ask()
          setAt(Math.round(scrollLeft / clientWidth))
        }}
      >
        {pictures.map((picture, index) => (
          <Link key={picture.id} to={path} tabIndex={-1}>
            <Photo
              picture={{ ...picture, alt: '' }}
              widths={index === 0 || isAsked ? widths.near : widths.far}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          </Link>
        ))}
        {pictures.length === 0 && (
          <Link to={path} tabIndex={-1}>
            <Facade id={card.id} label={card.title} />
          </Link>
        )}
      </div>
      {pictures.length > 1 && (
        <div className={styles.dots} data-at={at}>
          {pictures.map(({ id }) => (
            <i key={id} />
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
  if (by) turn(card?.querySelector<HTMLElement>('[data-strip]') ?? null, by)
}

function turn(strip: HTMLElement | null, by: number) {
  strip?.scrollBy({ left: by * strip.clientWidth })
}

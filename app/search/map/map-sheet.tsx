import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import type { ShownCard } from '../../properties/shown/shown-card'
import { X } from '../../ui/icons'
import type { FoundList } from '../list/found-list'
import { KeepPosted } from '../list/keep-posted'
import { mapCardPath } from '../search-paths'
import { MapOfList } from './map-frame'
import styles from './map-sheet.module.css'
import { SheetCard } from './sheet-card'

type Props = { found: FoundList; path: string; onClose: () => void }

/** On a phone the map is a sheet over the list, with its properties as cards below; elsewhere it stands in the page. */
export function MapSheet({ found, path, onClose }: Props) {
  const { t } = useTranslation('search')
  const { wish, cards } = found
  const sheet = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [isSheet, setIsSheet] = useState(false)
  const { shown, choose } = useChosen(cards)
  const pointed = usePointed(row, shown, isSheet)

  useEffect(() => {
    const element = sheet.current
    if (!element || element.open) return
    const isPhone = matchMedia('(width < 40rem)').matches
    if (isPhone) element.showModal()
    // Without a change of focus: the map is part of the page.
    else element.open = true
    setIsSheet(isPhone)
    return () => element.close()
  }, [])
  const onChosen = (id: number) => {
    if (!isSheet) return false
    choose(id).then(() => {
      const card = row.current?.querySelector(`[data-property="${id}"]`)
      card?.scrollIntoView({ inline: 'center', block: 'nearest' })
    })
    return true
  }

  return (
    <dialog
      className={styles.sheet}
      ref={sheet}
      aria-label={t('map.title')}
      onClose={() => isSheet && onClose()}
    >
      <div className={styles.head}>
        {wish.area && <KeepPosted found={found} className="more" />}
        <button className="icon-button" type="button" onClick={onClose}>
          <X />
          <span className="hidden">{t('map.close')}</span>
        </button>
      </div>
      <MapOfList path={path} wish={wish} pointed={isSheet ? pointed : null} onChosen={onChosen} />
      {isSheet && (
        <ul className={styles.row} ref={row} aria-label={t('results')}>
          {shown.map((card) => (
            <li key={card.id} data-property={card.id}>
              <SheetCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}

/** The properties of the page, and before them one that was pressed on the map and is on another. */
function useChosen(cards: ShownCard[]) {
  const language = useLanguage()
  const [other, setOther] = useState<ShownCard | null>(null)
  const isOther = other && !cards.some(({ id }) => id === other.id)
  return {
    shown: isOther ? [other, ...cards] : cards,
    async choose(id: number) {
      if (cards.some((card) => card.id === id)) return
      const answer = await fetch(`${mapCardPath(language)}?id=${id}`).catch(() => undefined)
      const card = answer?.ok ? await answer.json().catch(() => null) : null
      if (card) setOther(card as ShownCard)
      // Until it is drawn.
      await new Promise(requestAnimationFrame)
    },
  }
}

/** The card in the middle of the row. */
function usePointed(row: RefObject<HTMLUListElement | null>, shown: ShownCard[], isDrawn: boolean) {
  const [pointed, setPointed] = useState<number | null>(null)
  const ids = shown.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are watched anew
  useEffect(() => {
    const root = row.current
    if (!root) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (seen instanceof HTMLElement) setPointed(Number(seen.dataset.property))
      },
      { root, threshold: 0.9 },
    )
    for (const card of root.children) watch.observe(card)
    return () => watch.disconnect()
  }, [row, ids, isDrawn])
  return pointed
}

import { useLayoutEffect } from 'react'
import { useTranslation } from '../../language/use-translation'
import { MapIcon, X } from '../../ui/icons'
import { OwnScript } from '../../ui/own-script'
import styles from './beside-list.module.css'
import script from './map-choice.browser.js?raw'

type OpenerProps = { isOpen: boolean; onPress: () => void; isBeside: boolean }

/** There before the page wakes, so that nothing makes room for it later; pressed early, it is pressed again. */
export function MapOpener({ isOpen, onPress, isBeside }: OpenerProps) {
  const { t } = useTranslation('search')
  const Icon = isOpen ? X : MapIcon
  return (
    <button
      className={`chip scripted ${isBeside ? styles.narrow : ''}`}
      type="button"
      aria-expanded={isOpen}
      data-late
      onClick={onPress}
    >
      <Icon />
      {t(isOpen ? 'map.close' : 'map.open')}
    </button>
  )
}

/** Under this name a browser keeps that its visitor wants no map beside lists; the attribute draws it so. */
const kept = 'map'
const closed = 'data-map-closed'

/** Where there is room for a map beside the list: whether it is there. Drawn before the page wakes. */
export function MapChoice() {
  const { t } = useTranslation('search')
  // The script before the list runs with a document; a page that follows within it reads for itself.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(closed, wantsNone())
  }, [])
  return (
    <button className={`chip scripted ${styles.choice}`} type="button" data-late onClick={turn}>
      <MapIcon />
      <span className={styles.whenOpen}>{t('map.close')}</span>
      <span className={styles.whenClosed}>{t('map.open')}</span>
    </button>
  )
}

/** Before the list: a browser may paint where a script stands, and half a row would move. */
export function MapChoiceScript() {
  return <OwnScript text={script} />
}

function wantsNone(): boolean {
  try {
    return localStorage.getItem(kept) === 'no'
  } catch {
    return document.documentElement.hasAttribute(closed)
  }
}

function turn() {
  const isClosed = document.documentElement.toggleAttribute(closed)
  try {
    localStorage.setItem(kept, isClosed ? 'no' : 'yes')
  } catch {
    // Not kept where storage is switched off; it holds for this document.
  }
}

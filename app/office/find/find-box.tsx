import { type MouseEvent, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { Search } from '../../ui/icons'
import { useAwake } from '../../ui/use-awake'
import { officePath } from '../office-pages'
import styles from './find.module.css'
import { FindDialog } from './find-dialog'

/** In the frame of the office: a link to the page of search, which Ctrl+K and a click open in place. */
export function FindBox() {
  const { t } = useTranslation('office')
  const [isOpen, setOpen] = useState(false)
  const isAwake = useAwake()

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a
        className={styles.box}
        href={officePath('find')}
        aria-keyshortcuts="Control+K"
        data-late
        aria-haspopup={isAwake ? 'dialog' : undefined}
        onClick={onClick}
      >
        <Search />
        <span>{t('find.title')}</span>
        <span className={styles.keys} aria-hidden="true">
          {t('find.keys')}
        </span>
      </a>
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  )
}

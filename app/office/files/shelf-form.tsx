import { useEffect, useState } from 'react'
import { useTranslation } from '../../language/use-translation'
import { type Shelf, type Step, stepped } from '../../stock/shelves'
import { SaveButton } from '../form/save-button'
import styles from './shelf.module.css'
import { ShelfItem } from './shelf-item'
import type { ShelvedFile } from './shelved-files'

type Props = {
  shelf: Shelf
  items: ShelvedFile[]
  version: number
  moved: number | null
  isTyped: boolean
  /** Something was moved or typed. */
  onTouch: () => void
}

/**
 * Each button sends the form, which saves; where scripts run it moves at once and "save" keeps it.
 * Dragging is a third way to the same order.
 */
export function ShelfForm({ shelf, items, version, moved, isTyped, onTouch }: Props) {
  const { t } = useTranslation('office-properties')
  const [order, setOrder] = useState(items)
  const [dragged, setDragged] = useState<number>()
  const [last, setLast] = useState<Step>()

  // A button that moves in the page loses the focus: whoever pressed it wants to press it again.
  useEffect(() => {
    if (last) document.getElementById(`${last.move}-${last.id}`)?.focus()
  }, [last])

  function take(step: Step) {
    onTouch()
    setOrder((current) => stepped(current, step))
    setLast(step)
  }

  function drop(onto: number) {
    if (dragged === undefined || dragged === onto) return
    onTouch()
    setOrder((current) => {
      const item = current.find(({ id }) => id === dragged)
      const at = current.findIndex(({ id }) => id === onto)
      return item ? current.filter(({ id }) => id !== dragged).toSpliced(at, 0, item) : current
    })
    setDragged(undefined)
  }

  const isUnsaved = order !== items || isTyped
  const place = last && order.findIndex(({ id }) => id === last.id) + 1
  const help = shelf === 'pictures' ? t('files.order-help-pictures') : t('files.order-help')
  return (
    <form
      method="post"
      className={styles.shelf}
      data-unsaved={isUnsaved || undefined}
      onInput={onTouch}
    >
      <input type="hidden" name="version" value={version} />
      <p className="help">{help}</p>
      <p role="status" className="hidden">
        {place ? t('files.moved', { place, total: order.length }) : ''}
      </p>
      <ol className={styles.items}>
        {order.map((item, at) => (
          <ShelfItem
            key={item.id}
            shelf={shelf}
            item={item}
            at={at}
            count={order.length}
            isFocused={item.id === moved}
            onStep={take}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <SaveButton>{t('files.save')}</SaveButton>
      </div>
    </form>
  )
}

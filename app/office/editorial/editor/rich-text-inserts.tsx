import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { imageUrl } from '../../../images/image-url'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { Images, Table } from '../../../ui/icons'
import type { Choices } from '../choices'
import { PictureDialog } from './picture-dialog'
import styles from './rich-text-editor.module.css'
import { insertTable, placeOutside } from './table-nodes'

type PictureProps = { editor: Editor; pictures: Choices['pictures'] }

export function TableButton({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const { t } = useTranslation('office-editorial')
  return (
    <button
      type="button"
      aria-pressed={isInTable}
      aria-label={t('tool.table')}
      title={t('tool.table')}
      onClick={() => (isInTable ? editor.commands.focus() : insertTable(editor))}
    >
      <Table />
    </button>
  )
}

export function PictureButton({ editor, pictures }: PictureProps) {
  const { t } = useTranslation('office-editorial')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('tool.picture')}
        title={t('tool.picture')}
        onClick={() => setIsChoosing(true)}
      >
        <Images />
      </button>
      {isChoosing && (
        <PictureDialog
          pictures={pictures}
          onChoose={(picture) => insertPicture(editor, picture)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}

function insertPicture(editor: Editor, { file, width, height, alt }: Choices['pictures'][number]) {
  const shown = Math.min(width, 900)
  const attrs = {
    src: imageUrl(file, { width: 900, format: 'lightest' }),
    alt,
    width: shown,
    height: Math.round((height * shown) / width),
  }
  editor.chain().insertContentAt(placeOutside(editor), { type: 'image', attrs }).focus().run()
}

const tableTools = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable }

export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('office-editorial')
  return (
    <div className={styles.link}>
      {(Object.keys(tableTools) as (keyof typeof tableTools)[]).map((key) => (
        <Button
          key={key}
          type="button"
          kind="plain"
          onClick={() => {
            tableTools[key](editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
        >
          {t(`tool.${key}`)}
        </Button>
      ))}
    </div>
  )
}

/** Empty takes the link away. No form of its own: it stands in one. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('office-editorial')
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim()) chain.setLink({ href: address.trim() }).run()
    else chain.unsetLink().run()
    onDone()
  }
  return (
    <div className={styles.link}>
      <input
        className="input"
        aria-label={t('tool.link-to')}
        placeholder="https://… · page:contact"
        // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
        autoFocus
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button type="button" kind="quiet" onClick={apply}>
        {t('tool.apply')}
      </Button>
    </div>
  )
}

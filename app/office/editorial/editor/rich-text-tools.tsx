import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { imageUrl } from '../../../images/image-url'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import {
  Bold,
  Heading2,
  Heading3,
  type IconDrawing,
  Images,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table,
  Undo2,
} from '../../../ui/icons'
import type { Choices } from '../choices'
import { PictureDialog } from './picture-dialog'
import styles from './rich-text-editor.module.css'
import { insertTable, placeOutside } from './table-nodes'

type Tool = {
  key: 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote'
  icon: IconDrawing
  run: (editor: Editor) => void
  isOn: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    key: 'heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    key: 'subheading',
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    key: 'bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    key: 'bullets',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]

type ToolsProps = { editor: Editor; label: string; pictures: Choices['pictures'] }

export function RichTextTools({ editor, label, pictures }: ToolsProps) {
  const { t } = useTranslation('office-editorial')
  const [isLinking, setIsLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => [
      ...tools.map((tool) => tool.isOn(each)),
      each.isActive('table'),
      each.isActive('link'),
    ],
  })
  const isInTable = on.at(-2) ?? false
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={label}>
        {tools.map(({ key, icon: Icon, run }, at) => (
          <button
            key={key}
            type="button"
            aria-pressed={on[at] ?? false}
            aria-label={t(`tool.${key}`)}
            title={t(`tool.${key}`)}
            onClick={() => run(editor)}
          >
            <Icon />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={on.at(-1) ?? false}
          aria-expanded={isLinking}
          aria-label={t('tool.link')}
          title={t('tool.link')}
          onClick={() => setIsLinking(!isLinking)}
        >
          <Link2 />
        </button>
        <TableButton editor={editor} isInTable={isInTable} />
        {pictures.length > 0 && <PictureButton editor={editor} pictures={pictures} />}
        {([Undo2, Redo2] as const).map((Icon, at) => (
          <button
            key={at === 0 ? 'undo' : 'redo'}
            type="button"
            aria-label={t(at === 0 ? 'tool.undo' : 'tool.redo')}
            title={t(at === 0 ? 'tool.undo' : 'tool.redo')}
            onClick={() => {
              const chain = editor.chain().focus()
              if (at === 0) chain.undo().run()
              else chain.redo().run()
            }}
          >
            <Icon />
          </button>
        ))}
      </div>
      {isLinking && <LinkRow editor={editor} onDone={() => setIsLinking(false)} />}
      {isInTable && <TableTools editor={editor} />}
    </>
  )
}

function TableButton({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
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

function PictureButton({ editor, pictures }: Omit<ToolsProps, 'label'>) {
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

function TableTools({ editor }: { editor: Editor }) {
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
function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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

import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation'
import {
  Bold,
  Heading2,
  Heading3,
  type IconDrawing,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from '../../../ui/icons'
import type { Choices } from '../choices'
import styles from './rich-text-editor.module.css'
import { LinkRow, PictureButton, TableButton, TableTools } from './rich-text-inserts'

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

import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useLayoutEffect, useState } from 'react'
import { linkAddress } from '../../../language/page-link'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
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
import { mark, withMark } from './caret-mark'
import styles from './rich-text-editor.module.css'

export type RichTextEditorProps = {
  id: string
  label: string
  html: string
  /** Where somebody was typing in it. */
  caret: number
  onChange: (html: string) => void
}

/** Offers what the server lets through, and nothing else. */
const kit = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    protocols: ['page'],
    isAllowedUri: (address) => linkAddress(address, 'nl') !== undefined,
  },
})

export function RichTextEditor({ id, label, html, caret, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: [kit],
    content: withMark(html, caret),
    // Styles stand in our sheets: the page allows no others.
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // At once: a key that is pressed between the box and its editor would be lost.
  useLayoutEffect(() => {
    if (!editor) return
    const marked = placeOfMark(editor)
    if (marked === undefined) editor.commands.setTextSelection(editor.state.doc.content.size)
    else {
      const range = { from: marked, to: marked + mark.length }
      editor.chain().setMeta('addToHistory', false).deleteRange(range).run()
      editor.commands.setTextSelection(marked)
    }
    editor.view.focus()
  }, [editor])
  if (!editor) return null
  return (
    <div className={styles.editor}>
      <Tools editor={editor} label={label} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

function placeOfMark(editor: Editor): number | undefined {
  let place: number | undefined
  editor.state.doc.descendants((node, at) => {
    const inside = node.isText ? (node.text ?? '').indexOf(mark) : -1
    if (inside >= 0) place = at + inside
  })
  return place
}

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

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('office-editorial')
  const [isLinking, setIsLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => [
      ...tools.map((tool) => tool.isOn(each)),
      each.isActive('link'),
    ],
  })
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
    </>
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

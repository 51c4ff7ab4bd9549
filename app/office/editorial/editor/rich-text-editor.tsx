import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useLayoutEffect, useState } from 'react'
import { linkAddress } from '../../../language/page-link'
import type { WidgetProps } from '../../form/field-props'
import type { Choices } from '../choices'
import { mark, withMark } from './caret-mark'
import { pastedHtml } from './pasted-html'
import { pictureNode } from './picture-node'
import styles from './rich-text-editor.module.css'
import { RichTextTools } from './rich-text-tools'
import { tableNodes } from './table-nodes'

export type RichTextStart = {
  /** Where somebody was typing in the HTML. */
  caret: number
  /** Or where somebody clicked in the text, from its corner. */
  pointed?: { x: number; y: number }
}

export type RichTextEditorProps = {
  id: string
  label: string
  html: string
  start: RichTextStart
  /** Of the box it replaces: what stands below stays where it is, however late the editor comes. */
  height: number
  aria: WidgetProps['aria']
  /** Those of the library; none where a text has no pictures. */
  pictures: Choices['pictures']
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

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, html, start, height, aria, pictures, onChange } = props
  const [isUsed, setIsUsed] = useState(false)
  const editor = useEditor({
    extensions: [kit, ...tableNodes, ...(pictures.length > 0 ? [pictureNode] : [])],
    content: start.pointed ? html : withMark(html, start.caret),
    // Styles stand in our sheets: the page allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(aria?.['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(aria?.['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
      },
      transformPastedHTML: pastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  // At once: a key that is pressed between the box and its editor would be lost.
  useLayoutEffect(() => {
    if (!editor) return
    const marked = start.pointed ? placeAt(editor, start.pointed) : placeOfMark(editor)
    if (marked === undefined) editor.commands.setTextSelection(editor.state.doc.content.size)
    else if (start.pointed) editor.commands.setTextSelection(marked)
    else {
      const range = { from: marked, to: marked + mark.length }
      editor.chain().setMeta('addToHistory', false).deleteRange(range).run()
      editor.commands.setTextSelection(marked)
    }
    editor.view.focus()
  }, [editor, start])
  if (!editor) return null
  const use = () => setIsUsed(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notes that somebody began, whatever they press
    <div
      className={styles.editor}
      style={isUsed ? { minHeight: height } : { height }}
      data-used={isUsed || undefined}
      onKeyDown={use}
      onPointerDown={use}
    >
      <RichTextTools editor={editor} label={label} pictures={pictures} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  )
}

/** The text stands below its tools now, and else where it stood. */
function placeAt({ view }: Editor, { x, y }: { x: number; y: number }): number | undefined {
  const { left, top } = view.dom.getBoundingClientRect()
  return view.posAtCoords({ left: left + x, top: top + y })?.pos
}

function placeOfMark(editor: Editor): number | undefined {
  let place: number | undefined
  editor.state.doc.descendants((node, at) => {
    const inside = node.isText ? (node.text ?? '').indexOf(mark) : -1
    if (inside >= 0) place = at + inside
  })
  return place
}

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WidgetProps } from '../../form/field-props'
import type { RichTextEditorProps } from './rich-text-editor'

/** A box with HTML, which becomes an editor for whoever goes into it. Without scripts it stays a box. */
export function RichTextField({ id, name, label, value }: WidgetProps) {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  const [html, setHtml] = useState(String(value ?? ''))
  const [caret, setCaret] = useState(0)
  const box = useRef<HTMLTextAreaElement>(null)

  async function wake() {
    const { RichTextEditor } = await import('./rich-text-editor')
    // Whoever went on meanwhile is not called back.
    if (!box.current || document.activeElement !== box.current) return
    const { value: typed, selectionStart } = box.current
    // In one go: what is typed between reading the box and drawing its editor would be lost.
    flushSync(() => {
      setHtml(typed)
      setCaret(selectionStart)
      setEditor(() => RichTextEditor)
    })
  }
  // The page itself wakes when somebody goes into its first field: perhaps this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === box.current) wake()
  }, [])

  if (Editor) {
    return (
      <>
        <Editor id={id} label={label} html={html} caret={caret} onChange={setHtml} />
        <input type="hidden" name={name} value={html} />
      </>
    )
  }
  return (
    <textarea
      ref={box}
      id={id}
      name={name}
      className="input"
      rows={4}
      defaultValue={html}
      onFocus={wake}
    />
  )
}

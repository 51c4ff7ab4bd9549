import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../../language/languages'
import type { WidgetProps } from '../../form/field-props'
import { useChoices } from '../choices'
import { outsideTags } from './caret-mark'
import type { RichTextEditorProps, RichTextStart } from './rich-text-editor'
import styles from './rich-text-field.module.css'
import { shownLines } from './shown-lines'

/**
 * A text that becomes an editor for whoever goes into it. Until then it is read, and a box with its HTML
 * lies over it unseen to take the first letters; without scripts that box is all there is.
 */
export function RichTextField({ id, name, label, value, aria }: WidgetProps) {
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  const [html, setHtml] = useState(String(value ?? ''))
  const [start, setStart] = useState<RichTextStart>({ caret: 0 })
  const [height, setHeight] = useState(0)
  const { pictures } = useChoices()
  const language = name.split('.').at(-1) as Language
  const box = useRef<HTMLTextAreaElement>(null)
  const pointed = useRef<RichTextStart['pointed']>(undefined)

  async function wake() {
    const { RichTextEditor } = await import('./rich-text-editor')
    // Whoever went on meanwhile is not called back.
    if (!box.current || document.activeElement !== box.current) return
    const { value: typed, defaultValue, selectionStart } = box.current
    const kept = outsideTags(defaultValue, { html: typed, caret: selectionStart })
    // In one go: what is typed between reading the box and drawing its editor would be lost.
    flushSync(() => {
      setHeight(box.current?.parentElement?.getBoundingClientRect().height ?? 0)
      setHtml(kept.html)
      setStart({
        caret: kept.caret,
        ...(typed === defaultValue && pointed.current && { pointed: pointed.current }),
      })
      setEditor(() => RichTextEditor)
    })
  }
  // The page itself wakes when somebody goes into its first field: perhaps this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === box.current) wake()
  }, [])

  function point({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top } = currentTarget.getBoundingClientRect()
    pointed.current = { x: clientX - left, y: clientY - top }
  }

  if (Editor) {
    return (
      <>
        <Editor
          id={id}
          label={label}
          html={html}
          start={start}
          height={height}
          aria={aria}
          pictures={pictures.map((each) => ({ ...each, alt: each.alts[language] ?? each.alt }))}
          onChange={setHtml}
        />
        <input type="hidden" name={name} value={html} />
      </>
    )
  }
  return (
    <div className={styles.field}>
      <div className={styles.shown} aria-hidden="true">
        {shownLines(html).map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <p key={at} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
      <textarea
        {...aria}
        ref={box}
        id={id}
        name={name}
        className="input"
        rows={4}
        defaultValue={html}
        onMouseDown={point}
        onFocus={wake}
      />
    </div>
  )
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../form/schema-fields'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor')).RichTextEditor,
}))

/** A box with HTML, which becomes an editor for whoever goes into it. Without scripts it stays a box. */
export function RichTextField({ id, name, label, value }: WidgetProps) {
  const [html, setHtml] = useState(String(value ?? ''))
  const [isAwake, setIsAwake] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)

  function wake() {
    setHtml(box.current?.value ?? html)
    setIsAwake(true)
  }
  // The page itself wakes when somebody goes into its first field: perhaps this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === box.current) wake()
  }, [])

  const plain = (
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
  if (!isAwake) return plain
  return (
    <Suspense fallback={plain}>
      <RichTextEditor id={id} label={label} html={html} onChange={setHtml} />
      <input type="hidden" name={name} value={html} />
    </Suspense>
  )
}

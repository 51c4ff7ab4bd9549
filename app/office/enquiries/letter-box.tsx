import type { WidgetProps } from '../form/field-props'

/** A letter is longer than the usual box shows. */
export function LetterBox({ id, name, label, value }: WidgetProps) {
  return (
    <textarea
      className="input"
      rows={14}
      id={id}
      name={name}
      aria-label={label}
      lang={name.split('.').at(-1)}
      defaultValue={String(value ?? '')}
    />
  )
}

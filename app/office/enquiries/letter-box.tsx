import { useRef } from 'react'
import { placeholders } from '../../enquiries/answers/answer-template'
import { useTranslation } from '../../language/use-translation'
import { useAwake } from '../../ui/use-awake'
import type { WidgetProps } from '../form/field-props'
import styles from './letter-box.module.css'

/** A letter is longer than the usual box shows. Its fields are a press away; without scripts they are typed. */
export function LetterBox({ id, name, label, value, aria }: WidgetProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <textarea
        {...aria}
        className="input"
        rows={14}
        id={id}
        name={name}
        aria-label={label}
        lang={name.split('.').at(-1)}
        defaultValue={String(value ?? '')}
        ref={box}
      />
      <FieldButtons label={label} insert={(field) => insertInto(box.current, field)} />
    </>
  )
}

/** Where the cursor is, or in place of what is selected. */
function insertInto(box: HTMLTextAreaElement | null, field: string) {
  if (!box) return
  box.setRangeText(field, box.selectionStart, box.selectionEnd, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.focus()
}

type Props = { label?: string; insert: (field: string) => void }

function FieldButtons({ label = '', insert }: Props) {
  const { t } = useTranslation('office-enquiries')
  const isAwake = useAwake()
  return (
    <fieldset className={styles.fields} disabled={!isAwake}>
      <legend className="hidden">{t('template.insert', { label })}</legend>
      {placeholders.map((field) => (
        <button
          key={field}
          type="button"
          className="chip"
          title={t(`placeholder.${field}`)}
          onClick={() => insert(`{${field}}`)}
        >
          {t(`placeholder-button.${field}`)}
        </button>
      ))}
    </fieldset>
  )
}

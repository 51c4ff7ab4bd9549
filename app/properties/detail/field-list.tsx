import { useTranslation } from '../../language/use-translation'
import type { ShownField } from '../shown/shown-fields'
import styles from './detail.module.css'

/** Names and values; in two columns where they stand across the page. */
type Props = { fields: ShownField[]; isWide?: boolean }

export function FieldList({ fields, isWide = false }: Props) {
  const { t } = useTranslation('properties')
  if (fields.length === 0) return null
  return (
    <dl className={`${styles.lines} ${isWide ? styles.wide : ''}`}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{t(`field.${field.name}`)}</dt>
          <dd>{'answer' in field ? t(`answer.${field.answer}`) : onOneLine(field.text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "€ 1.842" and "24 m²" are read as one. */
function onOneLine(text: string): string {
  return text.replace(/^(-?€) (?=\d)/, '$1\u00a0').replace(/(?<=\d) (?=\S{1,2}$)/, '\u00a0')
}

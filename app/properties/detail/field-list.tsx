import { useTranslation } from '../../language/use-translation'
import type { FieldGroup } from '../shown/field-groups'
import type { ShownField } from '../shown/shown-fields'
import styles from './detail.module.css'

/** What a group of fields tells, under its own heading; nothing at all when it tells nothing. */
export function FieldSection({ group, fields }: { group: FieldGroup; fields: ShownField[] }) {
  const { t } = useTranslation('properties')
  if (fields.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t(`group.${group}`)}</h2>
      <FieldList fields={fields} />
    </section>
  )
}

export function FieldList({ fields }: { fields: ShownField[] }) {
  const { t } = useTranslation('properties')
  if (fields.length === 0) return null
  return (
    <dl className={styles.lines}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{t(`field.${field.name}`)}</dt>
          <dd>{'answer' in field ? t(`answer.${field.answer}`) : field.text}</dd>
        </div>
      ))}
    </dl>
  )
}

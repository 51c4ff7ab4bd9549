import type { TFunction } from 'i18next'
import { useTranslation } from '../../language/use-translation'
import { euros } from '../../properties/price'
import styles from '../costs.module.css'
import type { Note } from '../purchase-notes'
import { shareText } from '../range-text'
import { RuleSource } from '../rules/rule-source'

/** What the amounts above suppose, each with where it is written. */
export function NoteList({ notes }: { notes: Note[] }) {
  const { t } = useTranslation('costs')
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.name}>
          {noteText(t, note)}{' '}
          {note.rule && (
            <small>
              <RuleSource rule={note.rule} />
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

export function noteText(t: TFunction<'costs'>, note: Note): string {
  const { name, cents = {}, shares = {}, numbers = {} } = note
  return t(`note.${name}`, {
    ...mapped(cents, euros),
    ...mapped(shares, shareText),
    ...numbers,
  })
}

function mapped(values: Record<string, number>, text: (value: number) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]))
}

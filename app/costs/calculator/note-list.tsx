import type { Language } from '../../language/languages'
import type { Say } from '../../language/say'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { amount } from '../../properties/price'
import styles from '../costs.module.css'
import type { Note } from '../purchase-notes'
import { shareText } from '../range-text'
import { RuleSource } from '../rules/rule-source'

/** What the amounts above suppose, each with where it is written. */
export function NoteList({ notes }: { notes: Note[] }) {
  const { t } = useTranslation('costs')
  const language = useLanguage()
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.name}>
          {noteText(t, note, language)}{' '}
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

function noteText(t: Say<'costs'>, note: Note, language: Language): string {
  const { name, cents = {}, shares = {}, numbers = {} } = note
  return t(`note.${name}`, {
    ...mapped(cents, amount),
    ...mapped(shares, (share) => shareText(share, language)),
    ...numbers,
  })
}

function mapped(values: Record<string, number>, text: (value: number) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]))
}

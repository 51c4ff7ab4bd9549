import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation'
import { fieldAt } from '../form/field-at'
import type { FieldNode } from '../form/field-node'
import type { Widgets } from '../form/field-props'
import { useShownValue } from '../form/use-shown-value'
import styles from './stock.module.css'

type Feed = {
  source: 'feed' | 'office'
  overrides: Record<string, unknown>
  values: Record<string, unknown>
}

type Form = {
  fields: FieldNode[]
  widgets: Widgets
  /** The field of the record that a field of the form writes. */
  fieldOf: (path: string) => string
}

/** Told as a whole, beside the form. */
const apart = /^(links|annuity|planning)\b/

/** Beside a field of the feed: that it is one, or what the feed says and how to follow it again. */
export function useFeedNotes(
  { source, overrides, values }: Feed,
  { fields, widgets, fieldOf }: Form,
): (path: string) => ReactNode {
  const { t } = useTranslation('office-properties')
  const told = useShownValue(widgets, 'office-properties')
  const says = (path: string, value: unknown): string => {
    const text = told(fieldAt(fields, path), value)
    return text.length > 160 ? `${text.slice(0, 160)}…` : text || t('feed.nothing')
  }
  return (path) => {
    if (source !== 'feed' || apart.test(path)) return null
    const field = fieldOf(path)
    const decided = decidedIn(overrides, field)
    if (decided.length === 0) return <span className={styles.mark}>{t('feed.mark')}</span>
    return (
      <div className={`${styles.note} ${styles.decided}`}>
        <span>{t('feed.says', { value: says(path, saidAt(values, decided)) })}</span>
        <label>
          <input type="checkbox" name="giveBack" value={field} />
          {t('feed.give-back')}
        </label>
      </div>
    )
  }
}

/** The field itself, or the languages of a text that is chosen as a whole. */
function decidedIn(overrides: Record<string, unknown>, field: string): string[] {
  return Object.keys(overrides).filter((each) => each === field || each.startsWith(`${field}.`))
}

function saidAt(values: Record<string, unknown>, [field = '', ...others]: string[]): unknown {
  if (others.length === 0) return values[field]
  return [field, ...others].flatMap((each) => values[each] || []).join(', ')
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { euros } from '../../properties/price'
import { fieldOf as propertyField } from '../../properties/property-edit'
import styles from './home-page.module.css'
import { fieldAt } from './property-fields'

type Feed = {
  source: 'feed' | 'office'
  overrides: Record<string, unknown>
  values: Record<string, unknown>
}

/** Told as a whole, beside the form. */
const apart = /^(links|annuity)\b/

/** Beside a field of the feed: that it is one, or what the feed says and how to follow it again. */
export function useFeedNotes(
  { source, overrides, values }: Feed,
  fieldOf: (path: string) => string = propertyField,
): (path: string) => ReactNode {
  const { t } = useTranslation('office-properties')
  const says = (path: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') {
      const field = fieldAt(path)
      return field?.kind === 'number' && field.widget === 'money' ? euros(value) : `${value}`
    }
    const text = typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : ''
    return text.length > 160 ? `${text.slice(0, 160)}…` : text || t('feed.nothing')
  }
  return (path) => {
    if (source !== 'feed' || apart.test(path)) return null
    const field = fieldOf(path)
    if (!(field in overrides)) return <span className={styles.mark}>{t('feed.mark')}</span>
    return (
      <div className={`${styles.note} ${styles.decided}`}>
        <span>{t('feed.says', { value: says(path, values[field]) })}</span>
        <label>
          <input type="checkbox" name="giveBack" value={field} />
          {t('feed.give-back')}
        </label>
      </div>
    )
  }
}

import { useTranslation } from '../../language/use-translation'
import styles from './preview-bar.module.css'

/** What is shown before its time, or was. */
export type PreviewWords = 'text' | 'expired'

/** So that nobody takes a preview for the site. */
export function PreviewBar({ says }: { says: PreviewWords }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('preview.label')}>
      {t(`preview.${says}`)}
    </aside>
  )
}

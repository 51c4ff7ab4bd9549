import { useTranslation } from '../../language/use-translation'
import styles from './preview-bar.module.css'

/** So that nobody takes a preview for the site. */
export function PreviewBar() {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('preview.label')}>
      {t('preview.text')}
    </aside>
  )
}

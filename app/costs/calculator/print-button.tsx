import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../costs.module.css'

/** Printing needs scripts, and hides without them: the browser's own menu prints as well. */
export function PrintButton() {
  const { t } = useTranslation('costs')
  return (
    <p className={styles.print}>
      <button className="button quiet wide" type="button" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {t('result.print')}
      </button>
    </p>
  )
}

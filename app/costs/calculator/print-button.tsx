import { Printer } from 'lucide-react'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import styles from '../costs.module.css'

/** Printing needs scripts, and hides without them: the browser's own menu prints as well. */
export function PrintButton() {
  const { t } = useTranslation('costs')
  return (
    <p className={styles.print}>
      <Button kind="quiet" isWide type="button" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {t('result.print')}
      </Button>
    </p>
  )
}

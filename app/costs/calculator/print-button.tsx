import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Printer } from '../../ui/icons'
import styles from '../costs.module.css'

/** Printing needs scripts, and hides without them: the browser's own menu prints as well. */
export function PrintButton() {
  const { t } = useTranslation('costs')
  return (
    <p className={styles.print}>
      <Button kind="quiet" isWide type="button" onClick={() => window.print()}>
        <Printer />
        {t('result.print')}
      </Button>
    </p>
  )
}

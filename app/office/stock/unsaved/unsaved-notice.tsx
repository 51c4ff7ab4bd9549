import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { Notice } from '../../office-page'
import { useMoments } from '../../use-moments'
import styles from '../stock.module.css'

/** Above the form: what was typed and not saved is there, and waits for a decision. */
export function UnsavedNotice({ since }: { since: Date }) {
  const { t } = useTranslation('office-properties')
  const { moment } = useMoments()
  return (
    <Notice>
      <p>{t('unsaved.kept', { moment: moment(since) })}</p>
      <form method="post" className={styles.unsaved}>
        <Button type="submit" name="unsaved" value="continue">
          {t('unsaved.continue')}
        </Button>
        <Button kind="quiet" type="submit" name="unsaved" value="drop">
          {t('unsaved.drop')}
        </Button>
      </form>
    </Notice>
  )
}

import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { useMoments } from '../../use-moments'
import styles from '../stock.module.css'
import { stockFormId } from '../stock-forms'

type Props = { settling: { dueAt: Date; isNew: boolean } | undefined }

/** What seekers are about to hear, while it can still be sent at once or stopped. */
export function SettlingBox({ settling }: Props) {
  const { t } = useTranslation('office-properties')
  const { hour } = useMoments()
  if (!settling) return null
  return (
    <section className={styles.box}>
      <h2>{t('settling.title')}</h2>
      <p>{t('settling.waits', { time: hour(settling.dueAt) })}</p>
      {settling.isNew && <p className="help">{t('settling.picture')}</p>}
      <div className={styles.steps}>
        {(['send-now', 'stop-news'] as const).map((task) => (
          <Button key={task} kind="quiet" type="submit" name="task" value={task} form={stockFormId}>
            {t(`settling.${task}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { Notice } from '../office-page'
import { useMoments } from '../use-moments'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'
import { TaskProblem } from './task-problem'

/** Below the conversation: answers that wait for their moment. */
export function PlannedAnswers({ planned }: Pick<EnquiryData, 'planned'>) {
  const { t } = useTranslation('office-enquiries')
  const { moment } = useMoments()
  return (
    <>
      <TaskProblem task="send-now" />
      {planned.length > 0 && (
        <section aria-labelledby="planned">
          <h2 id="planned">{t('planned.title')}</h2>
          <ol className={styles.talk}>
            {planned.map(({ id, byName, sendAt, subject, words, isHeld }) => (
              <li key={id} data-kind="answer">
                <p className={styles.by}>
                  <span>{t('planned.by', { name: byName, moment: moment(sendAt) })}</span>
                </p>
                {isHeld && <Notice tone="warning">{t('planned.held')}</Notice>}
                <p className={styles.subject}>{subject}</p>
                <p className={styles.words}>{words}</p>
                <form method="post" className={styles.planned}>
                  <input type="hidden" name="planned" value={id} />
                  <Button kind="quiet" type="submit" name="task" value="send-now">
                    {t('planned.send-now')}
                  </Button>
                  <Button kind="quiet" type="submit" name="task" value="take-back">
                    {t('planned.take-back')}
                  </Button>
                </form>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

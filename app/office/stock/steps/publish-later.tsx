import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { useMoments } from '../../use-moments'
import styles from '../stock.module.css'
import { stockFormId } from '../stock-forms'

export type LaterTyped = {
  day: string
  time: string
  problem: 'invalid' | 'not-ahead' | 'not-possible'
}
type Planned = { publishAt: Date; byName: string; failure: 'incomplete' | 'withheld' | null }
type Props = {
  planned: Planned | undefined
  /** What was typed and refused. */
  typed: LaterTyped | undefined
  /** As YYYY-MM-DD. */
  tomorrow: string
}

/** On the site at a moment of one's own choice; until then that can be taken back. */
export function PublishLater({ planned, typed, tomorrow }: Props) {
  const { t } = useTranslation('office-properties')
  const { moment } = useMoments()
  const described = typed ? 'publish-problem' : undefined
  return (
    <>
      {planned && (
        <div className={styles.later} data-failed={planned.failure ?? undefined}>
          <p>
            {t(planned.failure ? `later.failed.${planned.failure}` : 'later.planned', {
              moment: moment(planned.publishAt),
              name: planned.byName,
            })}
          </p>
          <Button kind="quiet" type="submit" name="task" value="cancel-publish" form={stockFormId}>
            {t('later.cancel')}
          </Button>
        </div>
      )}
      <details className={styles.later} open={typed !== undefined}>
        <summary>{t(planned ? 'later.other' : 'later.title')}</summary>
        <div className="field">
          <label htmlFor="publish-day">{t('later.day')}</label>
          <input
            className="input"
            type="date"
            id="publish-day"
            name="publish-day"
            form={stockFormId}
            defaultValue={typed?.day ?? tomorrow}
            aria-invalid={typed ? true : undefined}
            aria-describedby={described}
          />
        </div>
        <div className="field">
          <label htmlFor="publish-time">{t('later.time')}</label>
          <input
            className="input"
            type="time"
            id="publish-time"
            name="publish-time"
            form={stockFormId}
            defaultValue={typed?.time ?? '09:00'}
            aria-invalid={typed ? true : undefined}
            aria-describedby={described}
          />
        </div>
        {typed && (
          <p className="error" role="alert" id="publish-problem">
            {t(`later.problem.${typed.problem}`)}
          </p>
        )}
        <Button kind="quiet" type="submit" name="task" value="plan-publish" form={stockFormId}>
          {t('later.plan')}
        </Button>
      </details>
    </>
  )
}

import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import { officePath } from '../office-pages'
import styles from './viewing.module.css'
import type { OfficeViewingDetails, TypedViewing } from './viewing-details'

type Props = { details: OfficeViewingDetails; typed: TypedViewing | undefined }

/** What can be done with a viewing now; nothing to see when it is over. */
export function ViewingActions({ details, typed }: Props) {
  const { t } = useTranslation('office-agenda')
  const { viewing, seen, may } = details
  if (!Object.values({ ...may, review: false }).includes(true)) return null
  return (
    <section className={styles.actions} aria-label={t('visit.actions')}>
      <div className={styles.buttons}>
        {may.confirm && <TaskButton task="confirm" seen={seen} isMain />}
        {may.tellPlace && <TaskButton task="tell-place" seen={seen} isMain />}
        {may.move && (
          <ButtonAnchor kind="quiet" href={officePath('viewing-move', { id: viewing.id })}>
            {t('visit.move')}
          </ButtonAnchor>
        )}
        {may.miss && <TaskButton task="no-show" seen={seen} />}
      </div>
      {may.cancel && <CancelForm details={details} typed={typed} />}
    </section>
  )
}

type ButtonProps = { task: 'confirm' | 'tell-place' | 'no-show'; seen: string; isMain?: boolean }

function TaskButton({ task, seen, isMain = false }: ButtonProps) {
  const { t } = useTranslation('office-agenda')
  return (
    <form method="post">
      <input type="hidden" name="seen" value={seen} />
      <Button kind={isMain ? 'primary' : 'quiet'} type="submit" name="task" value={task}>
        {t(`visit.${task}`)}
      </Button>
    </form>
  )
}

function CancelForm({ details: { viewing, seen }, typed }: Props) {
  const { t } = useTranslation(['office-agenda', 'office'])
  return (
    <details className="fold" open={typed?.reason !== undefined}>
      <summary>{t('visit.cancel')}</summary>
      <form
        method="post"
        className={`fold-body ${styles.form}`}
        data-unsaved={typed?.reason || undefined}
      >
        <input type="hidden" name="seen" value={seen} />
        <div className="field">
          <label htmlFor="reason">{t('visit.reason')}</label>
          <p className="help" id="reason-help">
            {t('visit.reason-help', { language: t(`office:language.${viewing.language}`) })}
          </p>
          <textarea
            className="input"
            id="reason"
            name="reason"
            rows={3}
            defaultValue={typed?.reason}
            maxLength={500}
            aria-describedby="reason-help"
          />
        </div>
        <p>
          <Button type="submit" name="task" value="cancel">
            {t('visit.cancel-yes')}
          </Button>
        </p>
      </form>
    </details>
  )
}

import { ownCalendarForm } from '../../../appointments/own-calendars/own-calendar.form'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { Part } from '../../office-page'
import { useMoments } from '../../use-moments'
import styles from '../agent.module.css'
import type { OwnCalendarEdit, ShownCalendar } from './shown-calendar'

const fields = describeSchema(ownCalendarForm)

type Props = { calendar: ShownCalendar; edit: OwnCalendarEdit | undefined }

/** The calendar an agent keeps elsewhere: whether it is read, and where to give another. */
export function OwnCalendarPart({ calendar, edit }: Props) {
  const { t } = useTranslation('office-agenda')
  return (
    <Part title={t('own-calendar.title')}>
      <div className={styles.calendar} id="own-calendar">
        <p className="help">{t('own-calendar.help')}</p>
        {calendar.isGiven && <State calendar={calendar} />}
        <EditForm
          namespace="office-agenda"
          prefix="own-calendar-"
          fields={fields}
          values={edit?.values ?? {}}
          problems={edit?.problems ?? {}}
          buttons={
            <Button kind="quiet" type="submit">
              {t(calendar.isGiven ? 'own-calendar.replace' : 'own-calendar.give')}
            </Button>
          }
        >
          <input type="hidden" name="task" value="give-calendar" />
        </EditForm>
        {calendar.isGiven && (
          <form method="post">
            <Button kind="quiet" type="submit" name="task" value="forget-calendar">
              {t('own-calendar.forget')}
            </Button>
          </form>
        )}
      </div>
    </Part>
  )
}

function State({ calendar }: { calendar: Extract<ShownCalendar, { isGiven: true }> }) {
  const { t } = useTranslation('office-agenda')
  const { moment } = useMoments()
  const { host, answeredAt, problem, problemSince } = calendar
  return (
    <>
      <p>
        {answeredAt
          ? t('own-calendar.read', { host, at: moment(answeredAt) })
          : t('own-calendar.unread', { host })}
      </p>
      {problem && (
        <p className="warning" role="status">
          {t(`own-calendar.problem.${problem}`)}{' '}
          {problemSince && t('own-calendar.since', { at: moment(problemSince) })}
        </p>
      )}
    </>
  )
}

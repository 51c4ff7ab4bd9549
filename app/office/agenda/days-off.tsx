import { viewingDaysForm } from '../../appointments/agents/agent.form'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { Part } from '../office-page'
import { officePath } from '../office-pages'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { agendaWidgets } from './agenda-widgets'
import type { DaysEdit } from './days-edit'

const fields = describeSchema(viewingDaysForm)

type Day = { id: string; day: string; windows: { from: string; to: string }[]; reason: string }
type Unmet = { id: string; firstName: string; lastName: string; startsAt: Date }
type Props = {
  title: string
  help: string
  off: { days: Day[]; unmet: Unmet[] }
  edit: DaysEdit | undefined
}

export function DaysOff({ title, help, off: { days, unmet }, edit }: Props) {
  const { t } = useTranslation('office-agenda')
  const moments = useMoments()
  return (
    <Part title={title}>
      <p className="help">{help}</p>
      {unmet.length > 0 && <UnmetViewings viewings={unmet} />}
      {days.length > 0 && (
        <Rows
          caption={title}
          rows={days}
          keyOf={({ id }) => id}
          empty={t('days.none')}
          columns={[
            { title: t('field.day'), cell: ({ day }) => moments.day(`${day}T12:00:00Z`) },
            {
              title: t('days.hours'),
              cell: ({ windows }) =>
                windows.map(({ from, to }) => `${from} – ${to}`).join(', ') || t('days.closed'),
            },
            { title: t('field.reason'), cell: ({ reason }) => reason },
            {
              title: t('days.remove'),
              cell: ({ id, day }) => <RemoveButton id={id} day={moments.day(`${day}T12:00:00Z`)} />,
            },
          ]}
        />
      )}
      <EditForm
        namespace="office-agenda"
        fields={fields}
        values={edit?.values ?? {}}
        problems={edit?.problems ?? {}}
        widgets={agendaWidgets}
        buttons={
          <Button kind="quiet" type="submit">
            {t('days.add')}
          </Button>
        }
      >
        <input type="hidden" name="task" value="add-days" />
      </EditForm>
    </Part>
  )
}

/** Who was promised a viewing on a day that is closed now: somebody has to call them. */
function UnmetViewings({ viewings }: { viewings: Unmet[] }) {
  const { t } = useTranslation('office-agenda')
  const { moment } = useMoments()
  return (
    <div className="warning" role="status">
      <p>{t('days.unmet', { count: viewings.length })}</p>
      <ul>
        {viewings.map(({ id, firstName, lastName, startsAt }) => (
          <li key={id}>
            <a href={officePath('viewing', { id })}>
              {moment(startsAt)}, {firstName} {lastName}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RemoveButton({ id, day }: { id: string; day: string }) {
  const { t } = useTranslation('office-agenda')
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <button className="more" type="submit" name="task" value="remove-day">
        {t('days.remove')}
        <span className="hidden"> {day}</span>
      </button>
    </form>
  )
}

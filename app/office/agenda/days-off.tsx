import { viewingDaysForm } from '../../appointments/agents/agent.form'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { Part } from '../office-page'
import { Rows } from '../rows'
import { useMoments } from '../use-moments'
import { agendaWidgets } from './agenda-widgets'
import type { DaysEdit } from './days-edit'

const fields = describeSchema(viewingDaysForm)

type Day = { id: string; day: string; windows: { from: string; to: string }[]; reason: string }
type Props = { title: string; help: string; days: Day[]; edit: DaysEdit | undefined }

export function DaysOff({ title, help, days, edit }: Props) {
  const { t } = useTranslation('office-agenda')
  const moments = useMoments()
  return (
    <Part title={title}>
      <p className="help">{help}</p>
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

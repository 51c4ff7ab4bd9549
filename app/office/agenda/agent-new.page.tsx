import { data, redirect } from 'react-router'
import { agentForm } from '../../appointments/agents/agent.form'
import { addAgent } from '../../appointments/agents/save-agent.server'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/agent-new.page'
import { agendaWidgets } from './agenda-widgets'
import styles from './agent.module.css'

const fields = describeSchema(agentForm)
const weekdays = [1, 2, 3, 4, 5]

/** What most agencies do; the form is there to say otherwise. */
const usual = {
  language: 'nl',
  isActive: true,
  goal: null,
  zipStarts: [],
  viewingMinutes: 30,
  travelMinutes: 20,
  noticeHours: 4,
  horizonDays: 28,
  hours: weekdays.map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
}

export function loader({ context }: Route.LoaderArgs) {
  return { title: officeOf(context).t('office-agenda:agents.new') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, agentForm, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {} })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  const added = await addAgent(office, edit.value)
  throw redirect(`${officePath('agent', { id: added.id })}?done=agent-added`, 303)
}

export default function NewAgent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  return (
    <OfficePage
      title={loaderData.title}
      crumbs={[
        { title: t('agenda.title'), path: officePath('agenda') },
        { title: t('agents.title'), path: officePath('agents') },
      ]}
    >
      <div className={styles.compact}>
        <EditForm
          namespace="office-agenda"
          fields={fields}
          values={actionData?.values ?? usual}
          problems={actionData?.problems ?? {}}
          widgets={agendaWidgets}
        />
      </div>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

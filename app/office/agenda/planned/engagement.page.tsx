import { data, redirect } from 'react-router'
import { listAgents } from '../../../appointments/agents/agent-queries.server'
import { engagementForm } from '../../../appointments/engagements/engagement.form'
import { findEngagement } from '../../../appointments/engagements/engagement-queries.server'
import {
  engagementValues,
  mayRead,
  removeEngagement,
  saveEngagement,
} from '../../../appointments/engagements/save-engagement.server'
import { listChanges } from '../../../journal/queries.server'
import { useTranslation } from '../../../language/use-translation'
import { Button } from '../../../ui/button'
import { sentForm } from '../../../web/sent-form.server'
import { ChangeList } from '../../change-list'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { readEdit } from '../../form/read-edit'
import { type Office, officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Notice, OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import type { Route } from './+types/engagement.page'
import { usePlannedWidgets } from './colleague-choice'
import { DespiteBusy, isDespiteBusy } from './despite-busy'
import styles from './planned.module.css'

const fields = describeSchema(engagementForm)

/** What is private of a colleague is not there. */
async function engagementAt({ db, staff }: Office, id: string) {
  const engagement = await findEngagement(db, id)
  if (!engagement || !(await mayRead(db, staff, engagement))) throw data(null, { status: 404 })
  return engagement
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeOf(context)
  const engagement = await engagementAt(office, params.id)
  const { id, kind, version, agentId, subject } = engagement
  const agents = await listAgents(office.db)
  return {
    title: subject,
    kind,
    version,
    values: engagementValues(engagement),
    agents: agents
      .filter((each) => each.isActive || each.id === agentId)
      .map((each) => ({ id: each.id, name: each.name })),
    changes: await listChanges(office.db, { kind: 'engagement', id }, 20),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const engagement = await engagementAt(office, params.id)
  const { id, agentId } = engagement
  const form = await sentForm(request)
  if (form.get('task') === 'remove') {
    await removeEngagement(office, id)
    const { day } = engagementValues(engagement)
    throw redirect(agendaAt(day, agentId, 'removed'), 303)
  }
  const edit = readEdit({ form, language: office.language }, engagementForm, fields)
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    return data({ ...edit, problems, problem: null }, { status: 422 })
  }
  const { value, values, version, base } = edit
  const saved = await saveEngagement(office, {
    id,
    version,
    values: value,
    isDespiteBusy: isDespiteBusy(form),
  })
  switch (saved.outcome) {
    case 'saved':
      throw redirect(agendaAt(value.day, value.agentId, 'planned'), 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale': {
      const conflict = { values: saved.theirs, version: saved.version }
      return data({ values, version, base, problems: {}, problem: null, conflict }, { status: 409 })
    }
    default: {
      const kept = { values, version, base, conflict: undefined }
      return data({ ...kept, problems: {}, problem: saved.outcome }, { status: 409 })
    }
  }
}

function agendaAt(day: string, agentId: number, done: 'planned' | 'removed'): string {
  const query = new URLSearchParams({ view: 'day', day, agent: String(agentId), done })
  return `${officePath('agenda')}?${query}`
}

export default function Engagement({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, kind, values, version, agents, changes } = loaderData
  const widgets = usePlannedWidgets(agents)
  return (
    <OfficePage
      title={title}
      lead={t(`kind.${kind}`)}
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
    >
      {actionData?.problem && <Notice tone="warning">{t(`problem.${actionData.problem}`)}</Notice>}
      <div className={styles.form}>
        <EditForm
          namespace="office-agenda"
          fields={fields}
          values={actionData?.values ?? values}
          version={actionData?.version ?? version}
          problems={actionData?.problems ?? {}}
          base={actionData?.base}
          conflict={actionData?.conflict}
          isTyped={actionData !== undefined}
          widgets={widgets}
        >
          <DespiteBusy isBusy={actionData?.problem === 'busy'} />
        </EditForm>
        <form method="post" className={styles.remove}>
          <Button kind="quiet" type="submit" name="task" value="remove">
            {t('new.remove')}
          </Button>
        </form>
      </div>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

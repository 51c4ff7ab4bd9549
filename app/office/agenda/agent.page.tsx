import { data, redirect } from 'react-router'
import { agentForm } from '../../appointments/agents/agent.form'
import { agentCalendarFile } from '../../appointments/agents/agent-calendar.server'
import { findAgent } from '../../appointments/agents/agent-queries.server'
import { isOwnDiary } from '../../appointments/agents/own-diary'
import {
  agentValues,
  renewAgentCalendar,
  saveAgent,
} from '../../appointments/agents/save-agent.server'
import { listChanges } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/agent.page'
import { viewingDone } from './agenda-done'
import { agendaWidgets } from './agenda-widgets'
import styles from './agent.module.css'
import { changeDays, listDaysOf } from './change-days.server'
import { DaysOff } from './days-off'
import { changeOwnCalendar, loadOwnCalendar } from './own-calendar/own-calendar.server'
import { OwnCalendarPart } from './own-calendar/own-calendar-part'

const fields = describeSchema(agentForm)

async function agentAt({ db }: Pick<Office, 'db'>, text: string) {
  const agent = /^\d{1,9}$/.test(text) ? await findAgent(db, Number(text)) : undefined
  if (!agent) throw data(null, { status: 404 })
  return agent
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, signer, origin, now } = office
  const agent = await agentAt(office, params.id)
  const { id, name, version } = agent
  return {
    title: name,
    id,
    version,
    done: viewingDone(url),
    values: await agentValues(db, agent),
    off: await listDaysOf(db, id, brusselsDay(now())),
    ownCalendar: await loadOwnCalendar(office, agent),
    // Who has the link reads who comes where.
    calendar: isOwnDiary(office.staff, agent)
      ? new URL(`/agent-calendars/${agentCalendarFile(signer, agent)}`, origin).href
      : null,
    changes: await listChanges(db, { kind: 'agent', id: String(id) }, 20),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const agent = await agentAt(office, params.id)
  const { id } = agent
  const form = await sentForm(request)
  const done = (what: string) => redirect(`${officePath('agent', { id })}?done=${what}`, 303)
  const task = form.get('task')
  if (task === 'renew') {
    if (!isOwnDiary(office.staff, agent)) throw data(null, { status: 403 })
    await renewAgentCalendar(office, id)
    throw done('renewed')
  }
  if (task === 'give-calendar' || task === 'forget-calendar') {
    const answer = await changeOwnCalendar(office, agent, form)
    if (answer.outcome === 'refused') return data({ ownCalendar: answer.edit }, { status: 422 })
    throw done(answer.done)
  }
  if (task === 'add-days' || task === 'remove-day') {
    const answer = await changeDays(office, id, form)
    if (answer.outcome === 'refused') return data({ days: answer.edit }, { status: answer.status })
    throw done(answer.done)
  }
  const edit = readEdit({ form, language: office.language }, agentForm, fields)
  if (edit.outcome === 'arranged') return data({ agent: { ...edit, problems: {} } })
  if (edit.outcome === 'invalid') return data({ agent: edit }, { status: 422 })
  const { value, values, version, base } = edit
  const saved = await saveAgent(office, { id, version, values: value })
  switch (saved.outcome) {
    case 'saved':
      throw done('saved')
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale': {
      const conflict = { values: saved.theirs, version: saved.version }
      return data({ agent: { values, version, base, problems: {}, conflict } }, { status: 409 })
    }
  }
}

export default function Agent({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, values, version, off, calendar, ownCalendar, changes, done } = loaderData
  const edit = actionData && 'agent' in actionData ? actionData.agent : undefined
  const daysEdit = actionData && 'days' in actionData ? actionData.days : undefined
  const calendarEdit =
    actionData && 'ownCalendar' in actionData ? actionData.ownCalendar : undefined
  return (
    <OfficePage
      title={title}
      crumbs={[
        { title: t('agenda.title'), path: officePath('agenda') },
        { title: t('agents.title'), path: officePath('agents') },
      ]}
      done={done && t(`done.${done}`)}
    >
      <div className={styles.compact}>
        <EditForm
          namespace="office-agenda"
          fields={fields}
          values={edit?.values ?? values}
          version={edit?.version ?? version}
          problems={edit?.problems ?? {}}
          base={edit?.base}
          conflict={edit?.conflict}
          widgets={agendaWidgets}
        />
      </div>
      <DaysOff title={t('days.title')} help={t('days.help')} off={off} edit={daysEdit} />
      {calendar && <CalendarLink address={calendar} />}
      {ownCalendar && <OwnCalendarPart calendar={ownCalendar} edit={calendarEdit} />}
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

function CalendarLink({ address }: { address: string }) {
  const { t } = useTranslation('office-agenda')
  return (
    <Part title={t('calendar.title')}>
      <form method="post" className={styles.calendar}>
        <div className="field">
          <label htmlFor="calendar">{t('calendar.label')}</label>
          <p className="help" id="calendar-help">
            {t('calendar.help')}
          </p>
          <input
            className="input"
            id="calendar"
            readOnly
            value={address}
            aria-describedby="calendar-help"
          />
        </div>
        <p>
          <Button kind="quiet" type="submit" name="task" value="renew">
            {t('calendar.renew')}
          </Button>
        </p>
      </form>
    </Part>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

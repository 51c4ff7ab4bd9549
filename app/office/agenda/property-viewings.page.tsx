import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { visitRulesForm } from '../../appointments/agents/agent.form'
import { findPropertyVisits, listAgents } from '../../appointments/agents/agent-queries.server'
import { saveVisitRules } from '../../appointments/agents/save-viewing-rules.server'
import { listVisitsOfProperty } from '../../appointments/feedback-queries.server'
import { listWaiting } from '../../appointments/waiting/waiting-queries.server'
import { listChanges } from '../../journal/queries.server'
import { findHomeLine } from '../../properties/owned/property-line-queries.server'
import { idFrom } from '../../properties/property-id'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { type OfficeVisit, officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { HomeLinks } from '../property-links'
import type { Route } from './+types/property-viewings.page'
import { visitDone } from './agenda-done'
import { agendaWidgets } from './agenda-widgets'
import styles from './agent.module.css'
import { useAgentWidget } from './agent-choice'
import { VisitsOfHome } from './viewings-of-property'
import { WaitingRows } from './waiting-rows'

const fields = describeSchema(visitRulesForm)

async function homeAt({ db }: Pick<OfficeVisit, 'db'>, text: string) {
  const home = await findHomeLine(db, idFrom(text) ?? 0)
  if (!home) throw data(null, { status: 404 })
  return home
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeVisit(context)
  const { db } = office
  const home = await homeAt(office, params.id)
  const { version, ...rules } = await findPropertyVisits(db, home.id)
  const [agents, visits, waiting, changes] = await Promise.all([
    listAgents(db),
    listVisitsOfProperty(db, home.id),
    listWaiting(db, home.id),
    listChanges(db, { kind: 'visit-rules', id: String(home.id) }, 20),
  ])
  return {
    ...{ title: home.address, home, rules, version, visits, changes, done: visitDone(url) },
    waiting: waiting.map((each) => ({ ...each, home })),
    agents: agents.map(({ id, name }) => ({ id, name })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeVisit(context)
  const { id } = await homeAt(office, params.id)
  const edit = readEdit(await sentForm(request), visitRulesForm, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {}, conflict: undefined })
  if (edit.outcome === 'invalid') return data({ ...edit, conflict: undefined }, { status: 422 })
  const { value, values, version } = edit
  const saved = await saveVisitRules(office, { propertyId: id, version, rules: value })
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${officePath('home-visits', { id })}?done=saved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'unknown-agent': {
      const problems = { agentId: { key: 'not-one-of' as const } }
      return data({ values, version, problems, conflict: undefined }, { status: 422 })
    }
    case 'stale': {
      const conflict = { values: saved.theirs, version: saved.version }
      return data({ values, version, problems: {}, conflict }, { status: 409 })
    }
  }
}

export default function HomeVisits({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, home, rules, version, agents, visits, waiting, changes, done } = loaderData
  const agent = useAgentWidget(agents)
  return (
    <OfficePage
      title={title}
      lead={<HomeLinks home={home} here="home-visits" />}
      actions={
        <a className="button" href={officePath('visit-new', { id: home.id })}>
          {t('book.title')}
        </a>
      }
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
      done={done && t(`done.${done}`)}
    >
      <Part title={t('rules.title')}>
        <p className="help">{t('rules.help')}</p>
        <div className={styles.compact}>
          <EditForm
            namespace="office-agenda"
            fields={fields}
            values={actionData?.values ?? rules}
            version={actionData?.version ?? version}
            problems={actionData?.problems ?? {}}
            {...(actionData?.conflict ? { conflict: actionData.conflict } : {})}
            widgets={{ ...agendaWidgets, agent }}
          />
        </div>
      </Part>
      <Part title={t('rules.visits')}>
        <VisitsOfHome visits={visits} />
      </Part>
      <Part title={t('waiting.title')}>
        <WaitingRows waiting={waiting} />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

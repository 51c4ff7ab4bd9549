import { data, redirect } from 'react-router'
import { viewingRulesForm } from '../../appointments/agents/agent.form'
import { findPropertyViewings, listAgents } from '../../appointments/agents/agent-queries.server'
import { saveViewingRules } from '../../appointments/agents/save-viewing-rules.server'
import { listViewingsOfProperty } from '../../appointments/feedback-queries.server'
import { listWaiting } from '../../appointments/waiting/waiting-queries.server'
import { listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { propertyAt } from '../property-at.server'
import { PropertyLinks } from '../property-links'
import type { Route } from './+types/property-viewings.page'
import { viewingDone } from './agenda-done'
import { agendaWidgets } from './agenda-widgets'
import styles from './agent.module.css'
import { useAgentWidget } from './agent-choice'
import { changeOpenHouses, isOpenHouseTask, loadOpenHouses } from './open-house/open-house.server'
import { OpenHouseForm } from './open-house/open-house-form'
import { OpenHousePart } from './open-house/open-house-part'
import { ViewingsOfProperty } from './viewings-of-property'
import { WaitingRows } from './waiting-rows'

const fields = describeSchema(viewingRulesForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db } = office
  const property = await propertyAt(office, params.id)
  const { version, ...rules } = await findPropertyViewings(db, property.id)
  const agents = await listAgents(db)
  const [viewings, waiting, openHouses, changes] = await Promise.all([
    listViewingsOfProperty(db, property.id),
    listWaiting(db, property.id),
    loadOpenHouses(office, property.id, agents),
    listChanges(db, { kind: 'visit-rules', id: String(property.id) }, 20),
  ])
  const asked = url.searchParams.get('openHouse')
  const changing = openHouses.find(({ id }) => id === asked)
  return {
    title: property.address,
    changing,
    property,
    rules,
    version,
    viewings,
    openHouses,
    changes,
    done: viewingDone(url),
    waiting: waiting.map((each) => ({ ...each, property })),
    agents: agents.map(({ id, name }) => ({ id, name })),
    /** Who may stand at an open house: who receives visitors, and who stands there already. */
    receivers: agents
      .filter(({ id, isActive }) => isActive || changing?.values.agentIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = await propertyAt(office, params.id)
  const form = await sentForm(request)
  if (isOpenHouseTask(form.get('task'))) {
    const answer = await changeOpenHouses(office, id, form)
    if (answer.outcome === 'asks') return data({ removal: answer.removal }, { status: 409 })
    if (answer.outcome === 'refused') {
      return data({ openHouse: answer.edit }, { status: answer.status })
    }
    throw redirect(`${officePath('property-viewings', { id })}?done=${answer.done}`, 303)
  }
  const edit = readEdit({ form, language: office.language }, viewingRulesForm, fields)
  if (edit.outcome === 'arranged') return data({ rules: { ...edit, problems: {} } })
  if (edit.outcome === 'invalid') return data({ rules: edit }, { status: 422 })
  const { value, values, version, base } = edit
  const saved = await saveViewingRules(office, { propertyId: id, version, rules: value })
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${officePath('property-viewings', { id })}?done=saved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'unknown-agent': {
      const problems = { agentId: { key: 'not-one-of' as const } }
      const rules = { values, version, base, problems, conflict: undefined }
      return data({ rules }, { status: 422 })
    }
    case 'stale': {
      const conflict = { values: saved.theirs, version: saved.version }
      return data({ rules: { values, version, base, problems: {}, conflict } }, { status: 409 })
    }
  }
}

export default function PropertyViewings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, property, rules, version, agents, receivers, changing, changes } = loaderData
  const edit = actionData && 'rules' in actionData ? actionData.rules : undefined
  const openEdit = actionData && 'openHouse' in actionData ? actionData.openHouse : undefined
  const removal = actionData && 'removal' in actionData ? actionData.removal : undefined
  const agent = useAgentWidget(agents)
  if (changing) {
    const path = officePath('property-viewings', { id: property.id })
    return (
      <OfficePage title={t('open-house.change')} crumbs={[{ title, path }]}>
        <OpenHouseForm openHouse={changing} agents={receivers} edit={openEdit} />
        <p>
          <a href={path}>{t('open-house.back')}</a>
        </p>
      </OfficePage>
    )
  }
  return (
    <OfficePage
      title={title}
      lead={<PropertyLinks property={property} here="property-viewings" />}
      actions={
        <ButtonAnchor href={officePath('viewing-new', { id: property.id })}>
          {t('book.title')}
        </ButtonAnchor>
      }
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
      done={loaderData.done && t(`done.${loaderData.done}`)}
    >
      <Part title={t('rules.title')}>
        <p className="help">{t('rules.help')}</p>
        <div className={styles.compact}>
          <EditForm
            namespace="office-agenda"
            fields={fields}
            values={edit?.values ?? rules}
            version={edit?.version ?? version}
            problems={edit?.problems ?? {}}
            base={edit?.base}
            conflict={edit?.conflict}
            widgets={{ ...agendaWidgets, agent }}
          />
        </div>
      </Part>
      <OpenHousePart
        propertyId={property.id}
        openHouses={loaderData.openHouses}
        agents={receivers}
        edit={openEdit}
        removal={removal}
      />
      <Part title={t('rules.visits')}>
        <ViewingsOfProperty viewings={loaderData.viewings} />
      </Part>
      <Part title={t('waiting.title')}>
        <WaitingRows waiting={loaderData.waiting} />
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

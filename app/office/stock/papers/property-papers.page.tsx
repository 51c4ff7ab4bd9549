import { data, redirect } from 'react-router'
import { listAgents } from '../../../appointments/agents/agent-queries.server'
import { contactName } from '../../../contacts/contact'
import { listContactsOfProperty } from '../../../contacts/named-queries.server'
import { listChanges } from '../../../journal/queries.server'
import { useTranslation } from '../../../language/use-translation'
import { mandateForm } from '../../../stock/papers/mandate'
import { findMandate } from '../../../stock/papers/queries.server'
import { saveMandate } from '../../../stock/papers/save-mandate.server'
import { sentForm } from '../../../web/sent-form.server'
import { useAgentWidget } from '../../agenda/agent-choice'
import { ChangeList } from '../../change-list'
import { doneIn } from '../../done'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { readEdit } from '../../form/read-edit'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Part } from '../../office-page'
import { officePath } from '../../office-pages'
import { openStock } from '../open-stock.server'
import { StockFrame } from '../stock-frame'
import type { Route } from './+types/property-papers.page'
import { PaperForm } from './paper-form'

const fields = describeSchema(mandateForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, t } = office
  const { head } = await openStock(office, 'property', params.id)
  const [{ mandate, version }, agents, people, changes] = await Promise.all([
    findMandate(db, head.id),
    listAgents(db),
    listContactsOfProperty(db, head.id),
    listChanges(db, { kind: 'mandate', id: `${head.id}` }, 20),
  ])
  return {
    title: `${t('office-properties:papers.title')}: ${head.title}`,
    head,
    mandate,
    version,
    changes,
    agents: agents.map(({ id, name }) => ({ id, name })),
    people: people.map((each) => ({
      id: each.id,
      name: contactName(each),
      language: each.language,
    })),
    done: doneIn(url, ['saved']),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { head } = await openStock(office, 'property', params.id)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, mandateForm, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {} })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  const { value, values, version, base } = edit
  const wish = { propertyId: head.id, version, mandate: value }
  const saved = await saveMandate(office, office.staff, wish)
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${officePath('property-papers', { id: head.id })}?done=saved`, 303)
    case 'unknown-agent': {
      const problems = { agentId: { key: 'not-one-of' as const } }
      return data({ values, version, base, problems, conflict: undefined }, { status: 422 })
    }
    case 'stale': {
      const conflict = { values: saved.theirs, version: saved.version }
      return data({ values, version, base, problems: {}, conflict }, { status: 409 })
    }
  }
}

export default function PropertyPapers({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { head, mandate, version, agents, people, changes, done } = loaderData
  const agent = useAgentWidget(agents)
  return (
    <StockFrame head={head} here="property-papers" done={actionData ? undefined : done}>
      <Part title={t('papers.mandate')}>
        <EditForm
          fields={fields}
          namespace="office-properties"
          widgets={{ agent }}
          values={actionData?.values ?? mandate}
          version={actionData?.version ?? version}
          base={actionData?.base}
          problems={actionData?.problems}
          conflict={actionData?.conflict}
          isTyped={actionData !== undefined}
        />
      </Part>
      <Part title={t('papers.print')}>
        <PaperForm id={head.id} people={people} />
      </Part>
      <ChangeList changes={changes} />
    </StockFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

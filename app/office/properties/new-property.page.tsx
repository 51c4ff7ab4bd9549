import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { findProject } from '../../projects/office-queries.server'
import { listTypeNames } from '../../properties/look-up-queries.server'
import { newHome } from '../../properties/new-home.form'
import { idFrom } from '../../properties/property-id'
import { createHome } from '../../stock/create-home.server'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/new-property.page'
import { usePropertyWidgets } from './use-property-widgets'

const fields = describeSchema(newHome)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t } = officeVisit(context)
  const types = await listTypeNames(db)
  return {
    title: t('office-properties:new.title'),
    types: types.map(({ webId, name }) => ({ value: webId, name })),
  }
}

/** "?project=12" makes a unit of that project. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = officeVisit(context)
  const edit = readEdit(await sentForm(request), newHome, fields)
  const { values } = edit
  if (edit.outcome === 'arranged') return data({ values, problems: {} })
  if (edit.outcome === 'invalid') return data({ values, problems: edit.problems }, { status: 422 })
  const asked = idFrom(url.searchParams.get('project'))
  const project = asked ? await findProject(visit.db, asked) : undefined
  const projectId = project?.id ?? null
  const id = await createHome(visit, visit.staff, { ...edit.value, projectId })
  throw redirect(`${officePath('property', { id })}?done=created`, 303)
}

export default function NewProperty({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const widgets = usePropertyWidgets({ types: loaderData.types, badges: [] })
  return (
    <OfficePage
      title={loaderData.title}
      lead={t('new.lead')}
      crumbs={[{ title: t('title'), path: officePath('properties') }]}
    >
      <EditForm
        namespace="office-properties"
        fields={fields}
        values={actionData?.values ?? { goal: 'sale', type: 1 }}
        problems={actionData?.problems}
        widgets={widgets}
        buttons={
          <button className="button" type="submit">
            {t('new.create')}
          </button>
        }
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

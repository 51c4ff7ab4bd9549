import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import type { Database } from '../../database/client.server'
import { translated } from '../../language/translated'
import { findProject } from '../../projects/office-queries.server'
import type { ProjectRow } from '../../projects/queries.server'
import { listTypeNames } from '../../properties/look-ups/look-up-queries.server'
import { newProperty } from '../../properties/office/new-property.form'
import { idFrom } from '../../properties/property-id'
import { createStockProperty } from '../../stock/create-home.server'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/new-property.page'
import { usePropertyWidgets } from './use-property-widgets'

const fields = describeSchema(newProperty)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const [types, project] = await Promise.all([listTypeNames(db), projectIn(db, url)])
  return {
    title: t(project ? 'office-properties:new.unit' : 'office-properties:new.title'),
    project: project && {
      id: project.id,
      title: translated(project.title, language) || project.number,
    },
    values: project ? unitOf(project) : { goal: 'sale', type: 1 },
    types: types.map(({ webId, name }) => ({ value: webId, name })),
  }
}

/** "?project=12" makes a unit of that project. */
function projectIn(db: Database, url: URL) {
  const asked = idFrom(url.searchParams.get('project'))
  return asked ? findProject(db, asked) : undefined
}

function unitOf({ goal, webId: type, zip, city }: ProjectRow) {
  return { goal, type, zip, city }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const edit = readEdit(await sentForm(request), newProperty, fields)
  const { values } = edit
  if (edit.outcome === 'arranged') return data({ values, problems: {} })
  if (edit.outcome === 'invalid') return data({ values, problems: edit.problems }, { status: 422 })
  const project = await projectIn(office.db, url)
  const projectId = project?.id ?? null
  const id = await createStockProperty(office, office.staff, { ...edit.value, projectId })
  throw redirect(`${officePath('property', { id })}?done=created`, 303)
}

export default function NewProperty({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { title, project, values, types } = loaderData
  const widgets = usePropertyWidgets({ types, badges: [] })
  return (
    <OfficePage
      title={title}
      lead={project ? t('new.unit-lead', { project: project.title }) : t('new.lead')}
      crumbs={
        project
          ? [{ title: project.title, path: officePath('project-units', { id: project.id }) }]
          : [{ title: t('title'), path: officePath('properties') }]
      }
    >
      <EditForm
        namespace="office-properties"
        fields={fields}
        values={actionData?.values ?? values}
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

import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { newProject } from '../../projects/new-project.form'
import { listTypeNames } from '../../properties/look-ups/look-up-queries.server'
import { createProject } from '../../stock/create-project.server'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { usePropertyWidgets } from '../properties/use-property-widgets'
import type { Route } from './+types/new-project.page'

const fields = describeSchema(newProject)
/** Most projects are apartments for sale. */
const usual = { goal: 'sale', webId: 2 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const types = await listTypeNames(db)
  return {
    title: t('office-properties:projects.new'),
    types: types.map(({ webId, name }) => ({ value: webId, name })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const edit = readEdit(await sentForm(request), newProject, fields)
  const { values } = edit
  if (edit.outcome === 'arranged') return data({ values, problems: {} })
  if (edit.outcome === 'invalid') return data({ values, problems: edit.problems }, { status: 422 })
  const id = await createProject(office, office.staff, edit.value)
  throw redirect(`${officePath('project', { id })}?done=created`, 303)
}

export default function NewProject({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const widgets = usePropertyWidgets({ types: loaderData.types, badges: [] })
  return (
    <OfficePage
      title={loaderData.title}
      lead={t('projects.new-lead')}
      crumbs={[{ title: t('projects.title'), path: officePath('projects') }]}
    >
      <EditForm
        namespace="office-properties"
        fields={fields}
        values={actionData?.values ?? usual}
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

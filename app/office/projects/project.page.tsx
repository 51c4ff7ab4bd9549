import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { listChanges } from '../../journal/queries.server'
import { projectEdit, toProjectEdit } from '../../projects/project-edit'
import { saveProject } from '../../stock/save-project.server'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { RichTextField } from '../editorial/rich-text-field'
import { describeSchema } from '../form/describe-schema'
import { type Conflict, EditForm } from '../form/edit-form'
import { FieldNotes } from '../form/field-note'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import { officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import { officePath } from '../office-pages'
import { useFeedNotes } from '../properties/use-feed-notes'
import type { Route } from './+types/project.page'
import { openProject } from './find-project.server'
import { ProjectFrame } from './project-frame'

const fields = describeSchema(projectEdit)
const widgets = { 'rich-text': RichTextField }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = officeVisit(context)
  const { row, title } = await openProject(visit, params.id)
  return {
    ...{ title, id: row.id, version: row.version },
    values: toProjectEdit(row),
    feed: { source: row.source, overrides: row.overrides, values: row.feedValues },
    changes: await listChanges(visit.db, { kind: 'project', id: params.id }, 20),
    isSaved: url.searchParams.get('done') === 'saved',
  }
}

type Answer = {
  values: Record<string, unknown>
  version: number
  problems?: Problems
  conflict?: Conflict
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = officeVisit(context)
  const { row } = await openProject(visit, params.id)
  const form = await sentForm(request)
  const edit = readEdit(form, projectEdit, fields)
  const { values, version } = edit
  if (edit.outcome === 'arranged') return data<Answer>({ values, version })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ values, version, problems: edit.problems }, { status: 422 })
  }
  const giveBack = form.getAll('giveBack').map(String)
  const { id } = row
  const wish = { id, by: visit.staff, version, edit: edit.value, giveBack }
  const saved = await saveProject(visit, wish)
  switch (saved.outcome) {
    case 'saved':
      throw redirect(`${officePath('project', { id })}?done=saved`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale': {
      const conflict = { values: toProjectEdit(saved.row), version: saved.row.version }
      return data<Answer>({ values, version, conflict }, { status: 409 })
    }
  }
}

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { id, title, values, version, feed, changes, isSaved } = loaderData
  const noteOf = useFeedNotes(feed, (path) => path)
  return (
    <ProjectFrame
      id={id}
      title={title}
      here="texts"
      done={isSaved && !actionData ? t('done.saved') : undefined}
    >
      <FieldNotes value={noteOf}>
        <EditForm
          namespace="office-properties"
          fields={fields}
          values={actionData?.values ?? values}
          version={actionData?.version ?? version}
          problems={actionData?.problems}
          conflict={actionData?.conflict}
          widgets={widgets}
        />
      </FieldNotes>
      <ChangeList changes={changes} />
    </ProjectFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

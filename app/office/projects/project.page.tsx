import { useTranslation } from 'react-i18next'
import { listChanges } from '../../journal/queries.server'
import type { Language } from '../../language/languages'
import { translated } from '../../language/translated'
import { toProjectEdit } from '../../projects/project-edit'
import { projectPath } from '../../projects/project-path'
import type { ProjectRow } from '../../projects/queries.server'
import { listTypeNames } from '../../properties/look-ups/look-up-queries.server'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { EditForm } from '../form/edit-form'
import { FieldNotes } from '../form/field-note'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice } from '../office-page'
import { makeStockLinks, stockPreviews } from '../preview/stock-previews.server'
import styles from '../properties/home-page.module.css'
import { useFeedNotes } from '../properties/use-feed-notes'
import { usePropertyWidgets } from '../properties/use-property-widgets'
import type { Route } from './+types/project.page'
import { doneWithProject } from './done-with-project'
import { openProject } from './find-project.server'
import { ProjectAside } from './project-aside'
import { projectFields } from './project-fields'
import { ProjectFrame } from './project-frame'
import { projectHead } from './project-head'
import { doProjectTask } from './project-tasks.server'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { db, language } = office
  const { row, title } = await openProject(office, params.id)
  const project = projectHead(row, title)
  const pathIn = projectPathIn(row)
  const types = await listTypeNames(db)
  return {
    title,
    project,
    version: row.version,
    onSite: project.isShown ? pathIn(language) : null,
    previews: stockPreviews(office, { kind: 'project', id: row.id }, pathIn),
    values: toProjectEdit(row),
    feed: { source: row.source, overrides: row.overrides, values: row.feedValues },
    types: types.map(({ webId, name }) => ({ value: webId, name })),
    changes: await listChanges(db, { kind: 'project', id: params.id }, 20),
    done: doneWithProject(url),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { row } = await openProject(office, params.id)
  const form = await sentForm(request)
  if (form.get('task') !== 'link') return doProjectTask(office, row.id, form)
  return { made: makeStockLinks(office, { kind: 'project', id: row.id }, projectPathIn(row), form) }
}

/** Where visitors see the project, or will. */
function projectPathIn(row: ProjectRow) {
  return (language: Language) =>
    projectPath({ ...row, title: translated(row.title, language) }, language)
}

const sameField = (path: string) => path

export default function Project({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { project, values, version, feed, types, changes, done } = loaderData
  const widgets = usePropertyWidgets({ types, badges: [] })
  const noteOf = useFeedNotes(feed, { fields: projectFields, widgets, fieldOf: sameField })
  const made = answer && 'made' in answer ? answer.made : undefined
  const actionData = answer && 'made' in answer ? undefined : answer
  const refused = actionData?.refused
  return (
    <ProjectFrame project={project} here="texts" done={answer ? undefined : done}>
      {refused && <Notice tone="warning">{t(`refused.${refused}`)}</Notice>}
      <div className={styles.beside}>
        <div>
          <FieldNotes value={noteOf}>
            <EditForm
              namespace="office-properties"
              fields={projectFields}
              values={actionData?.values ?? values}
              version={actionData?.version ?? version}
              problems={actionData?.problems}
              conflict={actionData?.conflict}
              isTyped={actionData?.values !== undefined}
              widgets={widgets}
            />
          </FieldNotes>
          <ChangeList changes={changes} />
        </div>
        <ProjectAside {...loaderData} made={made} />
      </div>
    </ProjectFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

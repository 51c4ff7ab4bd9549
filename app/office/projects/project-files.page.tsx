import { filesOf } from '../files/files-of'
import { FilesPart } from '../files/files-part'
import { saveFiles } from '../files/save-files.server'
import { shelfOf } from '../files/shelf-of'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import type { Route } from './+types/project-files.page'
import { doneWithProject } from './done-with-project'
import { openProject } from './find-project.server'
import { ProjectFrame } from './project-frame'
import { projectHead } from './project-head'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const shelf = shelfOf('project', params)
  const { row, title } = await openProject(office, params.id)
  return {
    title: `${office.t(`office-properties:files.${shelf}`)}: ${title}`,
    head: projectHead(row, title),
    files: filesOf(row, shelf, url),
    done: doneWithProject(url),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const shelf = shelfOf('project', params)
  const { row } = await openProject(office, params.id)
  return saveFiles(office, { of: { kind: 'project', id: row.id }, shelf, request })
}

export default function ProjectFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { head, files, done } = loaderData
  return (
    <ProjectFrame project={head} here={files.shelf} done={actionData ? undefined : done}>
      <FilesPart of={{ kind: 'project', id: head.id }} {...files} answer={actionData} />
    </ProjectFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)

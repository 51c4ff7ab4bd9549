import { data } from 'react-router'
import { answerUpload } from '../files/answer-upload.server'
import { shelfOf } from '../files/shelf-of'
import { officeOf } from '../office.server'
import type { Route } from './+types/project-upload.resource'
import { openProject } from './find-project.server'

/** Nothing to see here: files are sent to it, one at a time, by the page that shows their progress. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { row } = await openProject(office, params.id)
  const of = { kind: 'project' as const, id: row.id }
  return answerUpload(office, { of, shelf: shelfOf('project', params), request })
}

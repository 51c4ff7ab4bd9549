import { data } from 'react-router'
import { findTaskFile } from '../../activity/tasks/task-queries.server'
import { sendFile } from '../../web/send-file.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/owner-file.resource'

/** What an owner sent us goes to staff alone, and is kept by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = officeOf(context)
  const found = await findTaskFile(db, params.id)
  const as = { name: found?.fileName ?? '', type: found?.fileType ?? '' }
  const sent = found?.file && (await sendFile(files, found.file, as))
  if (!sent) throw data(null, { status: 404 })
  return sent
}

import { data } from 'react-router'
import { findTaskFile } from '../../activity/tasks/task-queries.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/owner-file.resource'

/** What an owner sent us goes to staff alone, and is kept by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = officeOf(context)
  const found = await findTaskFile(db, params.id)
  const bytes = found?.file && (await files.read(found.file))
  if (!found || !bytes) throw data(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': found.fileType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

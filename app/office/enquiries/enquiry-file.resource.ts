import { data } from 'react-router'
import * as z from 'zod'
import { findSentFile } from '../../forms/upload-queries.server'
import { sendFile } from '../../web/send-file.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/enquiry-file.resource'

/** What somebody sent us goes to staff alone, and is kept by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = officeOf(context)
  const id = z.uuid().safeParse(params.id)
  const file = id.success ? await findSentFile(db, id.data) : undefined
  const sent = file && (await sendFile(files, file.file, file))
  if (!sent) throw data(null, { status: 404 })
  return sent
}

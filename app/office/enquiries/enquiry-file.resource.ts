import { data } from 'react-router'
import * as z from 'zod'
import { findSentFile } from '../../forms/upload-queries.server'
import { officeOf } from '../office.server'
import type { Route } from './+types/enquiry-file.resource'

/** What somebody sent us goes to staff alone, and is kept by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = officeOf(context)
  const id = z.uuid().safeParse(params.id)
  const file = id.success ? await findSentFile(db, id.data) : undefined
  const bytes = file && (await files.read(file.file))
  if (!file || !bytes) throw data(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

import { redirect } from 'react-router'
import { openDocument } from '../../enquiries/documents/open-document.server'
import { siteOf } from '../../site/site.server'
import { sendFile } from '../../web/send-file.server'
import type { Route } from './+types/document-file.resource'

/** To be kept by the visitor and by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const document = await openDocument(site, params.token)
  // Kept among bookmarks: the page of the link tells what became of it.
  if (document.outcome === 'forged') return new Response(null, { status: 404 })
  if (document.outcome !== 'opened') throw redirect(`/documents/${params.token}`, 303)
  const name = document.name.replace(/[^\p{L}\p{N} ._-]/gu, '').replace(/\.pdf$/i, '')
  const sent = await sendFile(site.files, document.file, {
    name: `${name}.pdf`,
    type: 'application/pdf',
  })
  return sent ?? new Response(null, { status: 404 })
}

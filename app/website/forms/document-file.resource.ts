import { openDocument } from '../../enquiries/documents/open-document.server'
import { siteOf } from '../../site/site.server'
import type { Route } from './+types/document-file.resource'

/** To be kept by the visitor and by nobody in between. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await openDocument(siteOf(context), params.token)
  if (document.outcome !== 'opened') return new Response(null, { status: 404 })
  const name = document.name.replace(/[^\p{L}\p{N} ._-]/gu, '').replace(/\.pdf$/i, '')
  return new Response(new Uint8Array(document.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

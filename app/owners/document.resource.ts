import { data } from 'react-router'
import { slug } from '../language/slug'
import { translated } from '../language/translated'
import { findDocumentOf } from '../properties/owned/owned-queries.server'
import { idFrom } from '../properties/property-id'
import type { Route } from './+types/document.resource'
import { portalOf } from './owner.server'

/** The owner's own papers, those included that visitors must ask for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files, owner, language } = portalOf(context)
  const [id, documentId] = [idFrom(params.id) ?? 0, idFrom(params.document) ?? 0]
  const document = await findDocumentOf(db, owner.id, id, documentId)
  const bytes = document && (await files.read(document.file))
  if (!document || !bytes) throw data(null, { status: 404 })
  const extension = document.file.split('.').at(-1) ?? 'bin'
  const name = `${slug(translated(document.name, language)) || 'document'}.${extension}`
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': extension === 'pdf' ? 'application/pdf' : 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}

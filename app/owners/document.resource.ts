import { data } from 'react-router'
import { slug } from '../language/slug'
import { translated } from '../language/translated'
import { findDocumentOf } from '../properties/owned/owned-queries.server'
import { idFrom } from '../properties/property-id'
import { sendFile } from '../web/send-file.server'
import type { Route } from './+types/document.resource'
import { portalOf } from './owner.server'

/** The owner's own papers, those included that visitors must ask for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files, owner, language } = portalOf(context)
  const [id, documentId] = [idFrom(params.id) ?? 0, idFrom(params.document) ?? 0]
  const document = await findDocumentOf(db, owner.id, id, documentId)
  if (!document) throw data(null, { status: 404 })
  const extension = document.file.split('.').at(-1) ?? 'bin'
  const sent = await sendFile(files, document.file, {
    name: `${slug(translated(document.name, language)) || 'document'}.${extension}`,
    type: extension === 'pdf' ? 'application/pdf' : 'application/octet-stream',
  })
  if (!sent) throw data(null, { status: 404 })
  return sent
}

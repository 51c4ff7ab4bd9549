import type { Database } from '../../database/client.server'
import type { FileStore } from '../../files/file-store.server'
import { translated } from '../../language/translated'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import { publishedName } from '../../properties/shown/published-facts'
import type { Signer } from '../../web/signed-link.server'
import { findEnquiry } from '../queries.server'
import { findDocumentRequest } from './document-queries.server'

type Tools = { db: Database; files: FileStore; signer: Signer; now: () => Date }

/**
 * A document for who has the link: while it holds, the request stands and the property is still ours. Whatever
 * became of it, the letter was in the language that comes with it.
 */
export async function openDocument({ db, files, signer, now }: Tools, token: string) {
  const opened = signer.open('document', token, now())
  if (opened.outcome === 'forged') return { outcome: 'forged' } as const
  const request = await findDocumentRequest(db, String(opened.value))
  const language = request && (await findEnquiry(db, request.enquiryId))?.language
  if (opened.outcome === 'expired') return { outcome: 'expired', language } as const
  if (request?.state !== 'sent') return { outcome: 'forged', language } as const
  const property = await findPropertyForLetters(db, request.propertyId)
  const document = property?.documents.find(({ id }) => id === request.documentId)
  if (!property || !document || !(await files.stat(document.file))) {
    return { outcome: 'gone', language } as const
  }
  const name =
    publishedName(translated(document.name, language ?? 'nl'), property) || property.reference
  return { outcome: 'opened', language, file: document.file, name } as const
}

import type { Database } from '../../database/client.server'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import type { Enquiry } from '../tables.server'
import { insertDocumentRequests } from './document-queries.server'

type DocumentsNote = 'already-requested' | 'awaiting-approval'

/** Notes who wants which documents. What needs approval waits for it; what was asked before is told. */
export async function noteDocumentRequests(
  tx: Database,
  enquiry: Enquiry,
): Promise<DocumentsNote | undefined> {
  const { id: enquiryId, email, propertyId, receivedAt: createdAt } = enquiry
  const property = propertyId ? await findPropertyForLetters(tx, propertyId) : undefined
  if (!property) return undefined
  const requests = property.documents.map(({ id, requiresApproval }) => ({
    enquiryId,
    email,
    createdAt,
    propertyId: property.id,
    documentId: id,
    state: requiresApproval ? ('waiting' as const) : ('sent' as const),
  }))
  const added = await insertDocumentRequests(tx, requests)
  if (requests.length > 0 && added === 0) return 'already-requested'
  return requests.every(({ state }) => state === 'waiting') && requests.length > 0
    ? 'awaiting-approval'
    : undefined
}

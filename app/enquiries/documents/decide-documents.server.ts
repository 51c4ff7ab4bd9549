import { postMail } from '../../mail/outbox.server'
import { findPropertyForLetters } from '../../properties/letter-queries.server'
import type { LetterTools } from '../letters/letter-tools.server'
import { findEnquiry } from '../queries.server'
import { lettersOf } from './document-letters.server'
import { decideDocumentRequests } from './document-queries.server'

/** The office says yes: what waited goes out at once, by mail. */
export function approveDocuments(tools: LetterTools, requestIds: string[]) {
  return tools.db.transaction(async (tx) => {
    const sent = await decideDocumentRequests(tx, requestIds, 'sent', tools.now())
    const [first] = sent
    const enquiry = first && (await findEnquiry(tx, first.enquiryId))
    const property = first && (await findPropertyForLetters(tx, first.propertyId))
    if (!enquiry || !property) return { outcome: 'nothing-waits' } as const
    const letter = await lettersOf({ ...tools, db: tx }, enquiry, property, { sent, waits: [] })
    await postMail(tx, tools.jobs, {
      key: `documents-approved:${enquiry.id}:${sent
        .map(({ id }) => id)
        .sort()
        .join()}`,
      ...letter,
    })
    return { outcome: 'approved', count: sent.length } as const
  })
}

export async function refuseDocuments(
  { db, now }: Pick<LetterTools, 'db' | 'now'>,
  requestIds: string[],
) {
  const refused = await decideDocumentRequests(db, requestIds, 'refused', now())
  return { outcome: refused.length > 0 ? 'refused' : 'nothing-waits' } as const
}

import { noteChange } from '../journal/queries.server'
import { approveTestimonial, refuseTestimonial } from './approve-testimonial.server'
import { leaveNew } from './change-enquiry.server'
import { approveDocuments, refuseDocuments } from './documents/decide-documents.server'
import type { Colleague } from './entry'
import { addEntry } from './entry-queries.server'
import type { LetterTools } from './letters/letter-tools.server'
import { listDocumentRequestsOf } from './office-queries.server'

type Verdict = 'approved' | 'refused'
type Decision = { enquiryId: string; verdict: Verdict }

export function decideTestimonialInOffice(
  tools: Pick<LetterTools, 'db' | 'now'>,
  by: Colleague,
  { enquiryId, verdict }: Decision,
) {
  return tools.db.transaction(async (tx) => {
    const decide = verdict === 'approved' ? approveTestimonial : refuseTestimonial
    const { outcome } = await decide(tx, enquiryId)
    if (outcome === 'nothing-waits') return { outcome } as const
    await noteVerdict({ ...tools, db: tx }, by, 'testimonial', { enquiryId, verdict })
    return { outcome } as const
  })
}

/** Of the documents that were asked for with this enquiry, those that still wait. */
export function decideDocumentsInOffice(
  tools: LetterTools,
  by: Colleague,
  { enquiryId, verdict, requestIds }: Decision & { requestIds: string[] },
) {
  return tools.db.transaction(async (tx) => {
    const asked = await listDocumentRequestsOf(tx, enquiryId)
    const ids = asked.map(({ id }) => id).filter((id) => requestIds.includes(id))
    if (ids.length === 0) return { outcome: 'nothing-waits' } as const
    const decide = verdict === 'approved' ? approveDocuments : refuseDocuments
    const { outcome } = await decide({ ...tools, db: tx }, ids)
    if (outcome === 'nothing-waits') return { outcome } as const
    await noteVerdict({ ...tools, db: tx }, by, 'documents', { enquiryId, verdict })
    return { outcome } as const
  })
}

async function noteVerdict(
  { db, now }: Pick<LetterTools, 'db' | 'now'>,
  by: Colleague,
  kind: 'testimonial' | 'documents',
  { enquiryId, verdict }: Decision,
) {
  const at = now()
  await addEntry(db, { enquiryId, kind, step: verdict, notedAt: at, by })
  const subject = { kind: 'enquiry', id: enquiryId }
  await noteChange(db, { by, at, subject, action: kind, after: { verdict } })
  const requests = await listDocumentRequestsOf(db, enquiryId)
  const isOpen = requests.some(({ state }) => state === 'waiting')
  await leaveNew({ db, now }, by, enquiryId, isOpen ? 'in-hand' : 'done')
}

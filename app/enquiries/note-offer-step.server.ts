import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { leaveNew } from './change-enquiry.server'
import type { Colleague } from './entry'
import { addEntry, listEntries } from './entry-queries.server'
import { type OfferStep, offerEnds, offerProblem, offerStatus } from './offer'
import { lockEnquiry } from './office-queries.server'

type Tools = { db: Database; now: () => Date }
type Wish = { step: OfferStep; at: Date; words: string }

/** What the owner said of an offer, and when: locked, so that it is decided once. */
export function noteOfferStep(tools: Tools, by: Colleague, enquiryId: string, wish: Wish) {
  return tools.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    if (enquiry?.form !== 'purchase-offer') return { outcome: 'no-such-offer' } as const
    const now = tools.now()
    const ends = offerEnds(enquiry.answers)
    const noted = await listEntries(tx, [enquiryId], 'offer')
    const status = offerStatus(ends, noted, now)
    if (status === wish.step) return { outcome: 'noted' } as const
    const { receivedAt } = enquiry
    const problem = offerProblem(wish, { status, receivedAt, ends, now })
    if (problem) return { outcome: problem } as const
    const { step, at, words } = wish
    await addEntry(tx, { enquiryId, kind: 'offer', step, at, words, notedAt: now, by })
    await noteChange(tx, {
      by,
      at: now,
      subject: { kind: 'enquiry', id: enquiryId },
      action: 'offer',
      before: { status },
      after: { status: step, at: at.toISOString() },
    })
    const isOver = step === 'refused' || step === 'withdrawn'
    await leaveNew({ db: tx, now: tools.now }, by, enquiryId, isOver ? 'done' : 'in-hand')
    return { outcome: 'noted' } as const
  })
}

import { noteChange } from '../../journal/queries.server'
import { leaveNew } from '../change-enquiry.server'
import type { Colleague } from '../entry'
import { addEntry } from '../entry-queries.server'
import type { LetterTools } from '../letters/letter-tools.server'
import { findEnquiry } from '../queries.server'
import { type CandidateStep, candidateProblem } from './candidate'
import { listCandidates, lockCandidates } from './candidate-queries.server'
import { inviteTenant } from './invite-tenant.server'

type Wish = { step: CandidateStep; ground: string; words: string; submission: string }

/** A decision about a candidate tenant, with its ground in the log; an invitation leaves with it. */
export function decideCandidate(tools: LetterTools, by: Colleague, enquiryId: string, wish: Wish) {
  return tools.db.transaction(async (tx) => {
    const enquiry = await findEnquiry(tx, enquiryId)
    if (!enquiry?.propertyId) return { outcome: 'no-candidate' } as const
    await lockCandidates(tx, enquiry.propertyId)
    const candidates = await listCandidates(tx, enquiry.propertyId)
    const candidate = candidates.find(({ id }) => id === enquiryId)
    const isNoted = candidate?.steps.some(({ submission }) => submission === wish.submission)
    if (isNoted) return { outcome: 'decided-now' } as const
    const problem = candidateProblem({ id: enquiryId, ...wish }, candidates)
    if (problem) return { outcome: problem } as const
    if (wish.step === 'invited') {
      const invited = await inviteTenant({ ...tools, db: tx }, enquiryId)
      if (invited.outcome !== 'invited') return { outcome: 'home-gone' } as const
    }
    const at = tools.now()
    await addEntry(tx, { enquiryId, kind: 'candidate', ...wish, notedAt: at, by })
    await noteChange(tx, {
      by,
      at,
      subject: { kind: 'enquiry', id: enquiryId },
      action: 'candidate',
      before: { status: candidate?.status },
      after: { status: wish.step, ground: wish.ground },
    })
    await leaveNew(
      { db: tx, now: tools.now },
      by,
      enquiryId,
      wish.step === 'refused' ? 'done' : 'in-hand',
    )
    return { outcome: 'decided-now' } as const
  })
}

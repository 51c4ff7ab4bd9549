import { noteChange } from '../journal/queries.server'
import type { StaffTools } from './agents/change-as-staff.server'
import { canBeReviewed } from './appointment'
import { changeViewing } from './change-viewing.server'
import { findOutcome, insertFeedback, saveOutcome } from './feedback-queries.server'
import { tellOwner } from './letters/tell-owner.server'
import type { ViewingOutcome } from './outcome.form'

type SpokenFeedback = { rating: number; words: string }

/** How it went, for the agency; for the owner as well when the agent says so. */
export function noteOutcome(
  tools: StaffTools,
  appointmentId: string,
  outcome: ViewingOutcome & { version: number },
) {
  return changeViewing(tools, appointmentId, [], async (tx, viewing) => {
    if (!canBeReviewed(viewing)) return { outcome: 'not-visited' as const }
    const before = await findOutcome(tx, viewing.id)
    if ((before?.version ?? 0) !== outcome.version) return { outcome: 'stale' as const }
    const { interest, words, isShown } = outcome
    const [version, notedAt] = [outcome.version + 1, tools.now()]
    await saveOutcome(tx, {
      appointmentId: viewing.id,
      interest,
      words,
      isShown,
      version,
      notedAt,
    })
    await tellOwner(tx, viewing)
    await noteChange(tx, {
      by: tools.staff,
      at: notedAt,
      action: 'outcome',
      subject: { kind: 'visit', id: viewing.id },
      before: before && { interest: before.interest, isShown: before.isShown },
      after: { interest, isShown },
    })
    return { outcome: 'noted' as const }
  })
}

/** What the visitor told us; what they wrote themselves is left as it is. */
export function noteToldFeedback(tools: StaffTools, appointmentId: string, told: SpokenFeedback) {
  return changeViewing(tools, appointmentId, [], async (tx, viewing) => {
    if (!canBeReviewed(viewing)) return { outcome: 'not-visited' as const }
    const { rating, words } = told
    const givenAt = tools.now()
    const isNew = await insertFeedback(tx, { appointmentId: viewing.id, rating, words, givenAt })
    if (!isNew) return { outcome: 'given-before' as const }
    await tellOwner(tx, viewing)
    await noteChange(tx, {
      by: tools.staff,
      at: givenAt,
      action: 'feedback',
      after: { rating },
      subject: { kind: 'visit', id: viewing.id },
    })
    return { outcome: 'noted' as const }
  })
}

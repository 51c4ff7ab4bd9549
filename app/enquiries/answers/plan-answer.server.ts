import type { Database } from '../../database/client.server'
import { noteChange } from '../../journal/queries.server'
import { moveOn } from '../change-enquiry.server'
import type { Colleague } from '../entry'
import type { LetterTools } from '../letters/letter-tools.server'
import { lockEnquiry } from '../office-queries.server'
import type { PlannedAnswer } from '../tables.server'
import { answerEnquiry, type EnquiryAnswer } from './answer-enquiry.server'
import { leftOpen } from './answer-template'
import { deletePlanned, insertPlanned, lockPlanned } from './planned-queries.server'

type Tools = { db: Database; now: () => Date }

/** Kept until its moment; whoever wrote it has the enquiry in hand from now on. */
export function planAnswer(
  tools: Tools,
  by: Colleague,
  enquiryId: string,
  { submission, subject, words, state }: EnquiryAnswer,
  sendAt: Date,
) {
  return tools.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    if (!enquiry) return { outcome: 'no-such-enquiry' } as const
    if (!enquiry.email) return { outcome: 'no-address' } as const
    const open = leftOpen(`${subject} ${words}`)
    if (open.length > 0) return { outcome: 'left-open', open } as const
    const now = tools.now()
    // What we forget before that moment would never leave.
    if (sendAt <= now || sendAt >= enquiry.expiresAt) return { outcome: 'not-ahead' } as const
    const plan = { id: submission, enquiryId, subject, words, state, sendAt, plannedAt: now }
    if (!(await insertPlanned(tx, { ...plan, byId: by.id, byName: by.name }))) {
      return { outcome: 'planned' } as const
    }
    await note(tx, { by, at: now, enquiryId, action: 'plan' }, { sendAt: sendAt.toISOString() })
    const assignee = enquiry.assigneeId ? undefined : by
    const next = enquiry.state === 'new' ? 'in-hand' : enquiry.state
    await moveOn({ db: tx, now: tools.now }, by, enquiry, { state: next, assignee })
    return { outcome: 'planned' } as const
  })
}

/** The words come back, so that they can be sent in another way. */
export function takeBackAnswer(tools: Tools, by: Colleague, enquiryId: string, id: string) {
  return tools.db.transaction(async (tx) => {
    const planned = await lockPlanned(tx, enquiryId, id)
    if (!planned) return { outcome: 'left-already' } as const
    await deletePlanned(tx, id)
    await note(tx, { by, at: tools.now(), enquiryId, action: 'take-back' }, {})
    return { outcome: 'taken-back', planned } as const
  })
}

export function sendPlannedNow(tools: LetterTools, enquiryId: string, id: string) {
  return tools.db.transaction(async (tx) => {
    const planned = await lockPlanned(tx, enquiryId, id)
    if (!planned) return { outcome: 'left-already' } as const
    await sendPlanned({ ...tools, db: tx }, planned)
    return { outcome: 'answered' } as const
  })
}

/** Within the transaction that locked it: it is an answer, or still a plan, and never both. */
async function sendPlanned(tools: LetterTools, planned: PlannedAnswer) {
  const { id, enquiryId, subject, words, state, byId, byName } = planned
  const by = { id: byId, name: byName }
  const answer = { subject, words, state, submission: id }
  const { outcome } = await answerEnquiry(tools, by, enquiryId, answer)
  if (outcome !== 'answered') throw new Error(`The planned answer was refused: ${outcome}`)
  await deletePlanned(tools.db, id)
}

type Noted = { by: Colleague; at: Date; enquiryId: string; action: string }

async function note(tx: Database, { enquiryId, ...noted }: Noted, after: object) {
  await noteChange(tx, { ...noted, subject: { kind: 'enquiry', id: enquiryId }, after })
}

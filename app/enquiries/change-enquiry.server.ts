import { type Account, isStaff, mayActAs } from '../accounts/account'
import { findStaff } from '../accounts/staff-queries.server'
import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import type { EnquiryState } from './enquiry-state'
import type { Colleague } from './entry'
import { addEntry } from './entry-queries.server'
import { mailAssignee } from './letters/assigned-letter.server'
import type { LetterTools } from './letters/letter-tools.server'
import { lockEnquiry, updateEnquiry } from './office-queries.server'
import type { Enquiry } from './tables.server'

type Tools = { db: Database; now: () => Date }
type Wish = { version: number; state: EnquiryState; assigneeId: string | null; href: string }

/** Who deals with it and how far it is; each change is a line of the conversation and of the journal. */
export function changeEnquiry(tools: LetterTools, by: Colleague, id: string, wish: Wish) {
  return tools.db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) return { outcome: 'no-such-enquiry' } as const
    if (enquiry.version !== wish.version) return { outcome: 'stale', enquiry } as const
    const assignee = wish.assigneeId ? await findStaff(tx, wish.assigneeId) : undefined
    const isNewcomer = wish.assigneeId !== enquiry.assigneeId
    if (isNewcomer && wish.assigneeId && !(assignee && mayBeGiven(assignee))) {
      return { outcome: 'no-such-colleague' } as const
    }
    await moveOn({ db: tx, now: tools.now }, by, enquiry, {
      state: wish.state,
      assignee: assignee ?? null,
    })
    if (isNewcomer && assignee && assignee.id !== by.id) {
      const { version, href } = wish
      await mailAssignee({ ...tools, db: tx }, { enquiry, to: assignee, by, version, href })
    }
    return { outcome: 'changed' } as const
  })
}

/** Who may open it, and has been here: an invitation that was not accepted reads nothing. */
export function mayBeGiven(account: Account & { isActive: boolean; hasPassword: boolean }) {
  return account.isActive && account.hasPassword && isStaff(account) && mayActAs(account, 'agent')
}

type Next = { state?: EnquiryState; assignee?: Colleague | null }

/** Within the caller's transaction, of an enquiry that it locked. What stays as it is leaves no line. */
export async function moveOn(
  { db, now }: Tools,
  by: Colleague,
  enquiry: Enquiry,
  { state = enquiry.state, assignee }: Next,
) {
  const { id: enquiryId } = enquiry
  const assigneeId = assignee === undefined ? enquiry.assigneeId : (assignee?.id ?? null)
  const isMoved = state !== enquiry.state
  const isGiven = assigneeId !== enquiry.assigneeId
  if (!isMoved && !isGiven) return
  await updateEnquiry(db, enquiryId, { state, assigneeId })
  const line = { enquiryId, notedAt: now(), by }
  if (isGiven) await addEntry(db, { ...line, kind: 'assignee', words: assignee?.name ?? null })
  if (isMoved) await addEntry(db, { ...line, kind: 'state', step: state })
  await noteChange(db, {
    by,
    at: now(),
    subject: { kind: 'enquiry', id: enquiryId },
    action: 'change',
    before: { state: enquiry.state, assignee: enquiry.assigneeId },
    after: { state, assignee: assigneeId },
  })
}

/** Whoever did something about it has it in hand, or is done with it: it is new no longer. */
export async function leaveNew(tools: Tools, by: Colleague, id: string, state: EnquiryState) {
  const enquiry = await lockEnquiry(tools.db, id)
  if (enquiry?.state === 'new') await moveOn(tools, by, enquiry, { state })
}

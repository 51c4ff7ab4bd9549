import * as z from 'zod'
import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { leaveNew } from './change-enquiry.server'
import type { Colleague } from './entry'
import { addEntry } from './entry-queries.server'
import { findEnquiry } from './queries.server'

type Tools = { db: Database; now: () => Date }

export const enquiryNote = z.object({
  kind: z.enum(['note', 'reply']),
  words: z.string().trim().min(1).max(10_000),
  submission: z.uuid(),
})
type EnquiryNote = z.infer<typeof enquiryNote>

/** Among colleagues, or what the person said: neither is mailed to anyone. */
export function noteOnEnquiry(tools: Tools, by: Colleague, enquiryId: string, note: EnquiryNote) {
  return tools.db.transaction(async (tx) => {
    if (!(await findEnquiry(tx, enquiryId))) return { outcome: 'no-such-enquiry' } as const
    const at = tools.now()
    const isFirst = await addEntry(tx, { enquiryId, ...note, notedAt: at, by })
    // The words stay with the enquiry, so that they are erased with it.
    const subject = { kind: 'enquiry', id: enquiryId }
    if (isFirst) await noteChange(tx, { by, at, subject, action: note.kind })
    await leaveNew({ db: tx, now: tools.now }, by, enquiryId, 'in-hand')
    return { outcome: 'noted' } as const
  })
}

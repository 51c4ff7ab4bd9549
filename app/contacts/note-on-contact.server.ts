import * as z from 'zod'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { noteKinds } from './contact'
import { lockContact } from './queries.server'
import { writtenUntil } from './save-contact.server'
import { insertNote, updateContact } from './writing-queries.server'

/** That somebody called is worth a line, also when nothing more is to be said. */
export const contactNote = z
  .object({
    kind: z.enum(noteKinds),
    words: z.string().trim().max(10_000),
    submission: z.uuid(),
  })
  .refine(({ kind, words }) => kind === 'call' || words !== '', { path: ['words'] })
type ContactNote = z.infer<typeof contactNote>

/** Among colleagues; the words stay with the card, so that they are erased with it. */
export function noteOnContact({ db, staff, now }: Writer, contactId: string, note: ContactNote) {
  return db.transaction(async (tx) => {
    const contact = await lockContact(tx, contactId)
    if (!contact || contact.mergedInto) return { outcome: 'unknown' } as const
    const at = now()
    const by = { byId: staff.id, byName: staff.name }
    if (await insertNote(tx, { contactId, ...note, at, ...by })) {
      await updateContact(tx, contactId, { keptUntil: writtenUntil(at) })
      const subject = { kind: 'contact', id: contactId }
      await noteChange(tx, { by: staff, at, subject, action: note.kind })
    }
    return { outcome: 'noted' } as const
  })
}

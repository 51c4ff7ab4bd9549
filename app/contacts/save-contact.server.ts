import type { Database } from '../database/client.server'
import { keptMonths } from '../forms/kept/kept-months'
import { monthsLater } from '../forms/kept/months-later'
import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { writtenPhone } from '../language/numbers/written-phone.server'
import type { ContactEdit } from './contact.form'
import { findContact, findContactAt, lockAddress, lockContact } from './queries.server'
import type { Contact } from './tables.server'
import { giveAddress, insertContact, takeAddress, updateContact } from './writing-queries.server'

/** Sent twice, the form makes one card: it brings the id along. */
export function addContact({ db, staff, now }: Writer, id: string, edit: ContactEdit) {
  return db.transaction(async (tx) => {
    const values = stored(edit)
    const taken = await addressTaken(tx, values.email, id)
    if (taken) return { outcome: 'known', id: taken } as const
    const keptUntil = writtenUntil(now())
    const added = await insertContact(tx, { id, ...values, madeAt: now(), keptUntil })
    if (added) {
      await giveAddress(tx, id, values.email)
      await noteChange(tx, {
        by: staff,
        at: now(),
        subject: { kind: 'contact', id },
        action: 'add',
        after: edit,
      })
    }
    return { outcome: 'added', id } as const
  })
}

type Wish = { id: string; basedOn: number; edit: ContactEdit }
type Changed =
  | { outcome: 'changed' | 'unknown' }
  | { outcome: 'known'; id: string }
  | { outcome: 'stale'; contact: Contact }

export function changeContact({ db, staff, now }: Writer, { id, basedOn, edit }: Wish) {
  return db.transaction(async (tx): Promise<Changed> => {
    const values = stored(edit)
    const taken = await addressTaken(tx, values.email, id)
    const contact = await lockContact(tx, id)
    if (!contact || contact.mergedInto) return { outcome: 'unknown' }
    if (contact.version !== basedOn) return { outcome: 'stale', contact }
    if (taken) return { outcome: 'known', id: taken }
    const kept = { keptUntil: writtenUntil(now()), version: contact.version + 1 }
    await updateContact(tx, id, { ...values, ...kept })
    await giveAddress(tx, id, values.email)
    if (contact.email !== values.email) await takeAddress(tx, id, contact.email)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'contact', id },
      action: 'change',
      before: contactEditOf(contact),
      after: contactEditOf({ ...contact, ...values }),
    })
    return { outcome: 'changed' }
  })
}

export function contactEditOf(contact: Contact): ContactEdit {
  const { title, firstName, lastName, email, phone, language, town, note } = contact
  return { title: title || null, firstName, lastName, email, phone, language, town, note }
}

/** What a colleague wrote is kept from the last time that somebody did. */
export const writtenUntil = (now: Date) => monthsLater(now, keptMonths.contact)

function stored({ title, phone, ...edit }: ContactEdit) {
  return { ...edit, title: title ?? ('' as const), phone: writtenPhone(phone) }
}

/** Whose it is, if not theirs; nobody else gets it until this is done. */
async function addressTaken(tx: Database, email: string, id: string) {
  if (!email) return undefined
  await lockAddress(tx, email)
  const whose = await findContactAt(tx, email)
  return whose && whose !== id && (await findContact(tx, whose)) ? whose : undefined
}

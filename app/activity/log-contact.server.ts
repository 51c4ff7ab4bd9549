import { randomUUID } from 'node:crypto'
import { noteChange } from '../journal/queries.server'
import { brusselsMoment } from '../language/brussels-moment'
import { findPropertyLine } from '../properties/owned/property-line-queries.server'
import type { OwnerTools } from './manage-owner.server'
import { deleteActivity, findNote, insertActivity, showActivity } from './office-queries.server'
import type { NewContact } from './owner.form'
import { ownerProperty } from './owner-property'
import { shortContact } from './short-contact'

type Tools = Pick<OwnerTools, 'db' | 'now' | 'staff'>

/** A call, a mail or a note; in the timeline of the owner when the agency shows it. */
export async function logContact(tools: Tools, propertyId: number, contact: NewContact) {
  const { db, now, staff } = tools
  const { type, subject, comment, isShown } = contact
  const at = brusselsMoment(contact.at)
  if (!at) return { outcome: 'no-moment' as const }
  if (!(await findPropertyLine(db, propertyId))) return { outcome: 'unknown' as const }
  return db.transaction(async (tx) => {
    const row = {
      key: `note:${randomUUID()}`,
      propertyId,
      at,
      type,
      subject,
      comment,
      isShown,
      contact: shortContact(contact.contact),
      status: type === 'mail' ? ('sent' as const) : ('done' as const),
      source: type === 'call' ? 'phone' : 'office',
    }
    await insertActivity(tx, row)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(propertyId),
      action: 'log',
      after: row,
    })
    return { outcome: 'logged' as const }
  })
}

export async function showContact({ db, now, staff }: Tools, id: number, isShown: boolean) {
  return db.transaction(async (tx) => {
    const found = await findNote(tx, id)
    if (!found) return { outcome: 'unknown' as const }
    await showActivity(tx, id, isShown)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(found.propertyId),
      action: isShown ? 'show' : 'hide',
      before: { id, isShown: found.isShown },
      after: { id, isShown },
    })
    return { outcome: 'changed' as const }
  })
}

export async function removeContact({ db, now, staff }: Tools, id: number) {
  return db.transaction(async (tx) => {
    const found = await findNote(tx, id)
    if (!found) return { outcome: 'unknown' as const }
    await deleteActivity(tx, id)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: ownerProperty(found.propertyId),
      action: 'remove-log',
      before: found,
    })
    return { outcome: 'removed' as const }
  })
}

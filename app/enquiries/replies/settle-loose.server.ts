import * as z from 'zod'
import type { FileStore } from '../../files/file-store.server'
import { giveUploadsOfMail } from '../../forms/upload-queries.server'
import { noteChange } from '../../journal/queries.server'
import { numberIn } from '../enquiry-filter'
import type { Colleague } from '../entry'
import { removeUnused } from '../people/erase-person.server'
import {
  deleteIncomingById,
  findEnquiryByNumber,
  giveIncoming,
  lockLoose,
} from './incoming-queries.server'
import { deleteSetAside } from './mailbox-queries.server'
import { noteReply, type ReplyTools } from './note-reply.server'

const isId = (id: string) => z.uuid().safeParse(id).success

/** A colleague says which enquiry a mail belongs to, by its number. */
export async function linkMail(tools: ReplyTools, by: Colleague, id: string, number: string) {
  if (!isId(id)) return { outcome: 'settled' } as const
  return tools.db.transaction(async (tx) => {
    const mail = await lockLoose(tx, id)
    if (!mail) return { outcome: 'settled' } as const
    const named = numberIn(number)
    const enquiry = named === undefined ? undefined : await findEnquiryByNumber(tx, named)
    if (!enquiry) return { outcome: 'no-such-enquiry' } as const
    await giveIncoming(tx, id, enquiry.id)
    await giveUploadsOfMail(tx, id, enquiry.id)
    await noteReply({ ...tools, db: tx }, enquiry.id, mail, by.id)
    const subject = { kind: 'enquiry', id: enquiry.id }
    await noteChange(tx, { by, at: tools.now(), subject, action: 'reply', after: { mail: id } })
    return { outcome: 'linked', enquiryId: enquiry.id } as const
  })
}

type Removing = Pick<ReplyTools, 'db' | 'now'> & { files: FileStore }

/** Advertising, or a mail that was meant for somebody else. */
export async function removeMail(tools: Removing, by: Colleague, id: string) {
  if (!isId(id)) return { outcome: 'settled' } as const
  return tools.db.transaction(async (tx) => {
    if (!(await lockLoose(tx, id))) return { outcome: 'settled' } as const
    const files = await deleteIncomingById(tx, id)
    const subject = { kind: 'mail', id }
    await noteChange(tx, { by, at: tools.now(), subject, action: 'remove' })
    await removeUnused(tx, tools.files, files)
    return { outcome: 'removed' } as const
  })
}

/** A mail that we could not take was read in the mailbox itself. */
export function settleAside(
  { db, now }: Pick<ReplyTools, 'db' | 'now'>,
  by: Colleague,
  id: string,
) {
  return db.transaction(async (tx) => {
    if (!(await deleteSetAside(tx, id))) return
    await noteChange(tx, { by, at: now(), subject: { kind: 'mail', id }, action: 'remove' })
  })
}

import { writeAddressLetter } from '../accounts/address-letter.server'
import {
  findOwnerAccount,
  type OwnerAccount,
  saveOwnerAccount,
} from '../accounts/owner-account-queries.server'
import { deleteKeysOf, deleteSessionsOf, findByEmail } from '../accounts/queries.server'
import type { Database } from '../database/client.server'
import { noteChange } from '../journal/queries.server'
import { postMail } from '../mail/outbox.server'
import { inviteOwnerAgain, type OwnerTools } from './manage-owner.server'
import type { OwnerEdit } from './owner.form'

type Wish = { ownerId: string; basedOn: number; edit: OwnerEdit }
type Changed =
  | { outcome: 'changed' | 'known' | 'unknown' }
  | { outcome: 'stale'; owner: OwnerAccount }

/** Another name, language or address. With another address, what the old mailbox opened is shut. */
export function changeOwner(tools: OwnerTools, wish: Wish): Promise<Changed> {
  return tools.db.transaction((tx) => change(tx, tools, wish)).catch(takenMeanwhile)
}

async function change(
  tx: Database,
  tools: OwnerTools,
  { ownerId, basedOn, edit }: Wish,
): Promise<Changed> {
  const owner = await findOwnerAccount(tx, ownerId)
  if (!owner) return { outcome: 'unknown' }
  const taken = await findByEmail(tx, edit.email)
  if (taken && taken.id !== owner.id) return { outcome: 'known' }
  if (!(await saveOwnerAccount(tx, owner.id, basedOn, edit))) return { outcome: 'stale', owner }
  await noteChange(tx, {
    by: tools.staff,
    at: tools.now(),
    subject: { kind: 'owner', id: owner.id },
    action: 'change',
    before: ownerEditOf(owner),
    after: edit,
  })
  if (owner.email !== edit.email) await moveMailbox(tx, tools, owner, edit)
  return { outcome: 'changed' }
}

const uniqueViolation = '23505'

/** Two people get the same address at once: the second finds it taken. */
function takenMeanwhile(error: Error): Changed {
  const { code } = (error.cause ?? {}) as { code?: string }
  if (code === uniqueViolation) return { outcome: 'known' }
  throw error
}

export function ownerEditOf({ name, email, language }: OwnerAccount): OwnerEdit {
  return { name, email, language }
}

/** Signed in nowhere, no mailed link works any more, and the old address hears of it. */
async function moveMailbox(tx: Database, tools: OwnerTools, owner: OwnerAccount, edit: OwnerEdit) {
  await deleteSessionsOf(tx, owner.id)
  await deleteKeysOf(tx, owner.id)
  const letter = await writeAddressLetter(tools.agency(), edit)
  const key = `account-address:${owner.id}:${owner.version}`
  await postMail(tx, tools.jobs, { key, recipient: owner.email, ...letter })
  if (!owner.hasPassword && owner.isActive) {
    await inviteOwnerAgain({ ...tools, db: tx }, owner.id)
  }
}

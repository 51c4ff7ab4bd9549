import type { Account } from '../accounts/account'
import { findOwnerAccount } from '../accounts/owner-account-queries.server'
import { deleteSessionsOf, updateAccount } from '../accounts/queries.server'
import { invite, inviteAgain } from '../accounts/set-password.server'
import type { Database } from '../database/client.server'
import type { JobQueue } from '../jobs/job-queue.server'
import { noteChange } from '../journal/queries.server'
import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'
import { giveToOwner, takeFromOwner } from '../properties/owned/owned-queries.server'
import { findPropertyLine } from '../properties/owned/property-line-queries.server'
import type { Vault } from '../secrets/vault.server'
import type { Agency } from '../web/agency'
import type { NewOwner } from './owner.form'

export type OwnerTools = {
  db: Database
  jobs: Pick<JobQueue, 'enqueue'>
  now: () => Date
  agency: () => Agency
  origin: string
  vault: Vault
  staff: Pick<Account, 'id' | 'name'>
}

/** Mails a link to choose a password; the properties are theirs from then on. */
export async function inviteOwner(tools: OwnerTools, owner: NewOwner, propertyIds: number[]) {
  return tools.db.transaction(async (tx) => {
    const person = { ...owner, role: 'owner' as const }
    const answer = await invite({ ...tools, db: tx }, person, linkIn(tools, owner.language))
    if (answer.outcome === 'known') return answer
    await giveToOwner(tx, answer.accountId, propertyIds)
    await note(tx, tools, answer.accountId, {
      action: 'invite',
      after: { language: owner.language, properties: propertyIds },
    })
    return answer
  })
}

/** A new link; the earlier ones keep working until they expire or one of them is used. */
export async function inviteOwnerAgain(tools: OwnerTools, ownerId: string) {
  return tools.db.transaction(async (tx) => {
    const owner = await findOwnerAccount(tx, ownerId)
    if (!owner) return { outcome: 'unknown' as const }
    const link = linkIn(tools, owner.language)
    const answer = await inviteAgain({ ...tools, db: tx }, owner.id, link)
    if (answer.outcome === 'invited') await note(tx, tools, owner.id, { action: 'invite-again' })
    return answer
  })
}

export async function giveProperty(tools: OwnerTools, ownerId: string, propertyId: number) {
  return tools.db.transaction(async (tx) => {
    const [owner, property] = [
      await findOwnerAccount(tx, ownerId),
      await findPropertyLine(tx, propertyId),
    ]
    if (!owner || !property) return { outcome: 'unknown' as const }
    await giveToOwner(tx, owner.id, [property.id])
    await note(tx, tools, owner.id, { action: 'give-home', after: { property: property.id } })
    return { outcome: 'given' as const, property }
  })
}

export async function takeProperty(tools: OwnerTools, ownerId: string, propertyId: number) {
  return tools.db.transaction(async (tx) => {
    const owner = await findOwnerAccount(tx, ownerId)
    if (!owner || !(await takeFromOwner(tx, owner.id, propertyId))) {
      return { outcome: 'unknown' as const }
    }
    await note(tx, tools, owner.id, { action: 'take-home', before: { property: propertyId } })
    return { outcome: 'taken' as const }
  })
}

/** Who may no longer come in is out at once, on every device. */
export async function letOwnerIn(tools: OwnerTools, ownerId: string, isActive: boolean) {
  return tools.db.transaction(async (tx) => {
    const owner = await findOwnerAccount(tx, ownerId)
    if (!owner) return { outcome: 'unknown' as const }
    await updateAccount(tx, owner.id, { isActive })
    if (!isActive) await deleteSessionsOf(tx, owner.id)
    await note(tx, tools, owner.id, {
      action: isActive ? 'activate' : 'deactivate',
      before: { isActive: owner.isActive },
      after: { isActive },
    })
    return { outcome: 'changed' as const }
  })
}

function linkIn({ origin }: OwnerTools, language: Language) {
  return (token: string) =>
    new URL(pathTo('set-password', language, { purpose: 'invitation', token }), origin).href
}

type Noted = { action: string; before?: unknown; after?: unknown }

async function note(tx: Database, { staff, now }: OwnerTools, ownerId: string, what: Noted) {
  await noteChange(tx, {
    by: staff,
    at: now(),
    subject: { kind: 'owner', id: ownerId },
    ...what,
  })
}

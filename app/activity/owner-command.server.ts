import * as z from 'zod'
import { inviteByCommand } from '../accounts/invite-by-command.server'
import { findByEmail } from '../accounts/queries.server'
import type { Database } from '../database/client.server'
import { languages } from '../language/languages'
import { giveToOwner } from '../properties/owned/owned-queries.server'
import { idFrom } from '../properties/property-id'
import type { Vault } from '../secrets/vault.server'

const manual = `npm run owner -- invite <email> <name> <language> [<property> ...]   mails a link to choose a password
npm run owner -- give <email> <property> ...                         more homes for an owner`

type Tools = { db: Database; now: () => Date; origin: string; vault: Vault }

const invitation = z.tuple([z.email().toLowerCase(), z.string().min(1).max(120), z.enum(languages)])

export async function ownerCommand(tools: Tools, [verb, ...words]: string[]): Promise<string> {
  if (verb === 'invite') return inviteOwner(tools, words)
  if (verb === 'give') return giveProperties(tools, words)
  return manual
}

async function inviteOwner(tools: Tools, words: string[]): Promise<string> {
  const read = invitation.safeParse(words.slice(0, 3))
  if (!read.success) return manual
  const [email, name, language] = read.data
  const person = { email, name, language, role: 'owner' as const }
  const { accountId, link } = await inviteByCommand(tools, person)
  await giveToOwner(tools.db, accountId, idsOf(words.slice(3)))
  return `${email} is invited. The letter says: ${link}`
}

async function giveProperties({ db }: Tools, [email = '', ...words]: string[]): Promise<string> {
  const account = await findByEmail(db, email.toLowerCase())
  if (account?.role !== 'owner') throw new Error(`${email} is no owner.`)
  const ids = idsOf(words)
  await giveToOwner(db, account.id, ids)
  return `${email} now follows ${ids.join(', ')} as well.`
}

function idsOf(words: string[]): number[] {
  return words.map((word) => {
    const id = idFrom(word)
    if (!id) throw new Error(`${word} is no number of a property.`)
    return id
  })
}
